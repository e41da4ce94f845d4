/* What plain C does with the same work as `skitgubbe bench --rules klassisk`: whole games by the rules of `klassisk`,
 * every seat playing boken, facts left out, one process, 1 to 64 threads.
 *
 *     cc -O3 -march=native -pthread -o plain plain_classic.c && ./plain GAMES SEATS THREADS
 *
 * A card is 4 * rank + suit, ranks from 0 (the 2) to 12 (the ace); cards held together are the bits of one word. A
 * game that comes back to a saved position is cut (Brent). First word printed: games per second.
 */
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

typedef uint64_t word;
enum { MOST = 4, LIMIT = 5000, HAND = 3 };

static word bit(int card) { return (word)1 << card; }
static word suit(int card) { return (word)0x1111111111111u << (card & 3); }
static int lowest(word cards) { return __builtin_ctzll(cards); }

typedef struct {
    word hand[MOST];
    uint8_t table[MOST];
    int lying, wanted, turn;
} Position;

typedef struct {
    Position at, kept;
    uint8_t deck[52];
    word won[MOST], trumps, seed;
    int seats, next, holders, aside, drawer;
} Game;

typedef struct { long from, to, one, two, lost[MOST], loops, capped; int seats; } Work;

static word random_word(Game *game) { /* a Weyl sequence through a 64-bit mixer */
    word x = game->seed += 0x9e3779b97f4a7c15u;
    x = (x ^ x >> 32) * 0xd6e8feb86659fd93u;
    x = (x ^ x >> 32) * 0xd6e8feb86659fd93u;
    return x ^ x >> 32;
}

static int pick(Game *game, int sides) { return (int)((random_word(game) >> 32) * sides >> 32); }

static int deal(Game *game, long number, int seats) { /* returns the first leader */
    memset(game, 0, sizeof *game);
    game->seed = (word)number * 0xa0761d6478bd642fu;
    game->seats = seats;
    for (int i = 0; i < 52; i++) {
        int j = pick(game, i + 1);
        game->deck[i] = game->deck[j];
        game->deck[j] = (uint8_t)i;
    }
    for (int s = 0; s < seats; s++)
        for (int i = 0; i < HAND; i++) game->at.hand[s] |= bit(game->deck[game->next++]);
    return pick(game, seats);
}

/* Takes the card from the hand and draws the next one; the very last lies aside. */
static void lay(Game *game, int s, int card) {
    game->at.hand[s] ^= bit(card);
    if (game->next == 52) return;
    int drawn = game->deck[game->next++];
    if (game->next < 52) {
        game->at.hand[s] |= bit(drawn);
    } else {
        game->aside = drawn;
        game->drawer = s;
    }
}

/* Lead the lowest, win with the lowest higher rank, else give the lowest; equal ranks play on. */
static void first_phase(Game *game, Work *work, int leader) {
    for (;;) {
        int other = leader + 1 < game->seats ? leader + 1 : 0, led, answer;
        word chain[2] = {0, 0};
        do {
            word own = game->at.hand[leader];
            led = own ? lowest(own) : -1;
            answer = -1;
            if (led < 0) break;
            lay(game, leader, led);
            chain[0] |= bit(led);
            work->one++;
            own = game->at.hand[other];
            if (!own) break;
            word higher = own & ~(bit(led | 3) | (bit(led | 3) - 1));
            answer = lowest(higher ? higher : own);
            lay(game, other, answer);
            chain[1] |= bit(answer);
            work->one++;
        } while (led >> 2 == answer >> 2);
        if (answer < 0) {
            game->won[leader] |= chain[0];
            game->won[other] |= chain[1];
            return;
        }
        if (answer >> 2 > led >> 2) leader = other;
        game->won[leader] |= chain[0] | chain[1];
    }
}

/* The lowest that is no trump to lead, the lowest of the suit or a trump to beat; -1 = pick up. */
static int by_the_book(const Game *game, word hand) {
    const Position *p = &game->at;
    if (!p->lying) {
        word plain = hand & ~game->trumps;
        return lowest(plain ? plain : hand);
    }
    int top = p->table[p->lying - 1];
    word able = hand & suit(top) & -bit(top);
    if (able) return lowest(able);
    able = suit(top) == game->trumps ? 0 : hand & game->trumps;
    return able ? lowest(able) : -1;
}

static void pass_on(Game *game) {
    Position *p = &game->at;
    do p->turn = p->turn + 1 < game->seats ? p->turn + 1 : 0;
    while (!p->hand[p->turn]);
}

/* One decision; returns whether the game is over. */
static int decide(Game *game) {
    Position *p = &game->at;
    word *hand = &p->hand[p->turn];
    int card = by_the_book(game, *hand);
    if (card < 0) {
        *hand |= bit(p->table[--p->lying]);
        p->table[p->lying] = 0;
        pass_on(game);
        return 0;
    }
    if (!p->lying) p->wanted = game->holders;
    p->table[p->lying++] = (uint8_t)card;
    *hand ^= bit(card);
    if (!*hand && --game->holders == 1) return 1;
    if (p->lying < p->wanted) {
        pass_on(game);
        return 0;
    }
    memset(p->table, 0, sizeof p->table);
    p->lying = 0;
    if (!*hand) pass_on(game);
    return 0;
}

static int second_phase(Game *game, Work *work) { /* returns the loser, -1 if there is none */
    long wait = 1, steps = 0;
    Position *p = &game->at;
    for (int s = 0; s < game->seats; s++) {
        p->hand[s] |= game->won[s];
        if (s == game->drawer) p->hand[s] |= bit(game->aside);
        game->holders += p->hand[s] != 0;
    }
    game->trumps = suit(game->aside);
    p->turn = game->drawer;
    for (int move = 1; game->holders > 1; move++) {
        work->two++;
        if (decide(game)) break;
        if (!memcmp(p, &game->kept, sizeof *p)) { work->loops++; return -1; }
        if (move == LIMIT) { work->capped++; return -1; }
        if (++steps == wait) {
            game->kept = *p;
            wait *= 2;
            steps = 0;
        }
    }
    int loser = 0;
    while (!p->hand[loser]) loser++;
    return loser;
}

static void *work_on(void *argument) {
    Work *work = argument;
    Game game;
    for (long number = work->from; number < work->to; number++) {
        int leader = deal(&game, number, work->seats);
        first_phase(&game, work, leader);
        int loser = second_phase(&game, work);
        if (loser >= 0) work->lost[(loser - leader + work->seats) % work->seats]++;
    }
    return 0;
}

int main(int count, char **words) {
    long games = count > 1 ? atol(words[1]) : 0;
    int seats = count > 2 ? atoi(words[2]) : 3, threads = count > 3 ? atoi(words[3]) : 1;
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
        all.one += works[i].one;
        all.two += works[i].two;
        all.loops += works[i].loops;
        all.capped += works[i].capped;
        for (int s = 0; s < seats; s++) all.lost[s] += works[i].lost[s];
    }
    clock_gettime(CLOCK_MONOTONIC, &end);
    double seconds = (end.tv_sec - start.tv_sec) + 1e-9 * (end.tv_nsec - start.tv_nsec), all_games = games;
    printf("%.0f games/s, %.2f + %.2f decisions/game, lost", games / seconds, all.one / all_games, all.two / all_games);
    for (int s = 0; s < seats; s++) printf(" %.5f", all.lost[s] / all_games);
    printf(", loops %.6f, caps %.6f\n", all.loops / all_games, all.capped / all_games);
    return 0;
}
