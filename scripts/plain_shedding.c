/* What plain C does with the same work as `skitgubbe bench`: whole games by the rules of `app`, every seat playing
 * lagforst with the swap sw1, facts left out, one process, 1 to 64 threads.
 *
 *     cc -O3 -march=native -pthread -o plain plain_shedding.c && ./plain GAMES SEATS THREADS
 *
 * Ranks run from 0 (the 2) to 12 (the ace); a zone of cards is thirteen 4-bit counts in one word. A game that comes
 * back to a saved position is cut (Brent). First word printed: games per second.
 */
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

typedef uint64_t word;
enum { DEUCE = 0, TEN = 8, NONE = 13, LIMIT = 20000, MOST = 4 };

static word card(int rank) { return (word)1 << 4 * rank; }
static int copies(word zone, int rank) { return zone >> 4 * rank & 15; }

static int size(word zone) {
    word bytes = (zone & 0x0f0f0f0f0f0f0f0fu) + (zone >> 4 & 0x0f0f0f0f0f0f0f0fu);
    return (int)(bytes * 0x0101010101010101u >> 56);
}

typedef struct {
    word hand[MOST], row[MOST], pile;
    int blind[MOST], top, same, turn, stood;
} Position;

typedef struct {
    Position at, kept;
    uint8_t deck[52], blind[MOST][3];
    int seats, next, holders;
    word seed;
} Game;

typedef struct { long from, to, moves, loops, stuck, capped; int seats; } Work;

static word random_word(Game *game) { /* a Weyl sequence through a 64-bit mixer */
    word x = game->seed += 0x9e3779b97f4a7c15u;
    x = (x ^ x >> 32) * 0xd6e8feb86659fd93u;
    x = (x ^ x >> 32) * 0xd6e8feb86659fd93u;
    return x ^ x >> 32;
}

static int pick(Game *game, int sides) { return (int)((random_word(game) >> 32) * sides >> 32); }

static void deal(Game *game, long number, int seats) {
    static const int order[] = {TEN, DEUCE, 12, 11, 10, 9, 7, 6, 5, 4, 3, 2, 1};
    memset(&game->at, 0, sizeof game->at);
    memset(&game->kept, 0, sizeof game->kept);
    game->seed = (word)number * 0xa0761d6478bd642fu;
    game->seats = game->holders = seats;
    game->next = 0;
    for (int i = 0; i < 52; i++) {
        int j = pick(game, i + 1);
        game->deck[i] = game->deck[j];
        game->deck[j] = i / 4;
    }
    for (int s = 0; s < seats; s++) {
        word six = 0, row = 0;
        for (int i = 0; i < 3; i++) game->blind[s][i] = game->deck[game->next++];
        for (int i = 0; i < 6; i++) six += card(game->deck[game->next++]);
        for (int i = 0, left = 3; left; i++)
            for (; left && copies(six - row, order[i]); left--) row += card(order[i]);
        game->at.hand[s] = six - row;
        game->at.row[s] = row;
        game->at.blind[s] = 3;
    }
    game->at.top = NONE;
    game->at.turn = pick(game, seats);
    game->kept.turn = -1;
}

static int holds(const Position *p, int s) { return p->hand[s] || p->row[s] || p->blind[s]; }
static int fits(const Position *p, int rank) { return p->top == NONE || rank >= p->top || rank == DEUCE || rank == TEN; }

/* The player: returns the rank to lay and how many, or -1. */
static int lowest_first(const Position *p, word zone, int last, int *many) {
    const word units = 0x1111111111111u;
    word ranks = (zone | zone >> 1 | zone >> 2 | zone >> 3) & units;
    word plain = ranks & ~(card(DEUCE) | card(TEN));
    if (p->top != NONE) plain &= ~(card(p->top) - 1);
    if (plain) {
        int rank = __builtin_ctzll(plain) / 4;
        *many = copies(zone, rank);
        return rank;
    }
    *many = 1;
    if (last && size(zone) == 1) return -1;
    return ranks & card(DEUCE) ? DEUCE : ranks & card(TEN) ? TEN : -1;
}

/* One decision of seat s: returns the rank that goes to the pile, or -1; `passed` tells that nothing could be done. */
static int decide(Game *game, int s, int *many, int *passed) {
    Position *p = &game->at;
    word *zone = p->hand[s] ? &p->hand[s] : &p->row[s];
    int talon = 52 - game->next, rank;
    *passed = 0;
    *many = 1;
    if (!*zone) {
        rank = game->blind[s][3 - p->blind[s]--];
        if (fits(p, rank) && (p->blind[s] || (rank != DEUCE && rank != TEN))) return rank;
        p->hand[s] += card(rank);
        return -1;
    }
    rank = lowest_first(p, *zone, !talon && !p->blind[s] && (zone == &p->row[s] || !p->row[s]), many);
    if (rank >= 0) {
        *zone -= card(rank) * *many;
        return rank;
    }
    if (talon && zone == &p->hand[s]) {
        rank = game->deck[game->next++];
        if (fits(p, rank)) return rank;
        p->hand[s] += card(rank);
    } else *passed = p->top == NONE;
    return -1;
}

/* Puts cards on the pile; returns whether the seat acts again. */
static int cover(Position *p, int rank, int many) {
    p->same = rank == p->top ? p->same + many : many;
    p->pile += card(rank) * many;
    p->top = rank;
    if (rank != TEN && p->same < 4) return rank == DEUCE;
    p->pile = 0;
    p->top = NONE;
    p->same = 0;
    return 1;
}

static void play(Game *game, Work *work) {
    Position *p = &game->at;
    long wait = 1, steps = 0;
    for (int move = 1; move <= LIMIT; move++) {
        int s = p->turn, many, passed, again = 0, rank = decide(game, s, &many, &passed);
        work->moves++;
        if (rank < 0) {
            p->hand[s] += p->pile;
            p->pile = 0;
            p->top = NONE;
            p->same = 0;
            p->stood = passed ? p->stood + 1 : 0;
            if (p->stood == game->holders) { work->stuck++; return; }
        } else {
            p->stood = 0;
            again = cover(p, rank, many);
            for (int held = size(p->hand[s]); held < 3 && game->next < 52; held++)
                p->hand[s] += card(game->deck[game->next++]);
            if (!holds(p, s)) {
                again = 0;
                if (--game->holders == 1) return;
            }
        }
        while (!again) {
            p->turn = p->turn + 1 < game->seats ? p->turn + 1 : 0;
            again = holds(p, p->turn);
        }
        if (game->next < 52) continue;
        if (!memcmp(p, &game->kept, sizeof *p)) { work->loops++; return; }
        if (++steps == wait) {
            game->kept = *p;
            wait *= 2;
            steps = 0;
        }
    }
    work->capped++;
}

static void *work_on(void *argument) {
    Work *work = argument;
    Game game;
    for (long number = work->from; number < work->to; number++) {
        deal(&game, number, work->seats);
        play(&game, work);
    }
    return 0;
}

int main(int count, char **words) {
    long games = count > 1 ? atol(words[1]) : 0;
    int seats = count > 2 ? atoi(words[2]) : 2, threads = count > 3 ? atoi(words[3]) : 1;
    if (games < 1 || seats < 2 || seats > MOST || threads < 1 || threads > 64) {
        fprintf(stderr, "usage: plain GAMES SEATS(2-4) THREADS(1-64)\n");
        return 2;
    }
    Work works[64] = {0}, all = {0};
    pthread_t ids[64];
    struct timespec start, end;
    clock_gettime(CLOCK_MONOTONIC, &start);
    for (int i = 0; i < threads; i++) {
        works[i].from = games * i / threads;
        works[i].to = games * (i + 1) / threads;
        works[i].seats = seats;
        pthread_create(&ids[i], 0, work_on, &works[i]);
    }
    for (int i = 0; i < threads; i++) {
        pthread_join(ids[i], 0);
        all.moves += works[i].moves;
        all.loops += works[i].loops;
        all.stuck += works[i].stuck;
        all.capped += works[i].capped;
    }
    clock_gettime(CLOCK_MONOTONIC, &end);
    double seconds = (end.tv_sec - start.tv_sec) + 1e-9 * (end.tv_nsec - start.tv_nsec);
    printf("%.0f games/s, %.2f actions/game, loops %.6f, deadlocks %.6f, caps %.6f\n", games / seconds,
           (double)all.moves / games, (double)all.loops / games, (double)all.stuck / games, (double)all.capped / games);
    return 0;
}
