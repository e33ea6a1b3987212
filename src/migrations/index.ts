import * as migration_20261130_070953_initial from './20261130_070953_initial';
import * as migration_20261130_111151_letters_files_redirects from './20261130_111151_letters_files_redirects';

export const migrations = [
  {
    up: migration_20261130_070953_initial.up,
    down: migration_20261130_070953_initial.down,
    name: '20261130_070953_initial',
  },
  {
    up: migration_20261130_111151_letters_files_redirects.up,
    down: migration_20261130_111151_letters_files_redirects.down,
    name: '20261130_111151_letters_files_redirects'
  },
];
