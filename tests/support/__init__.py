"""What several test folders share: positions, lockstep with the twin, players, and slow models."""
