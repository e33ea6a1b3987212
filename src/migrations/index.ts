import * as migration_20261130_070953_initial from './20261130_070953_initial';

export const migrations = [
  {
    up: migration_20261130_070953_initial.up,
    down: migration_20261130_070953_initial.down,
    name: '20261130_070953_initial'
  },
];
