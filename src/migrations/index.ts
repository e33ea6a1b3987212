import * as migration_20261130_070953_initial from './20261130_070953_initial';
import * as migration_20261130_103958_media_frames from './20261130_103958_media_frames';

export const migrations = [
  {
    up: migration_20261130_070953_initial.up,
    down: migration_20261130_070953_initial.down,
    name: '20261130_070953_initial',
  },
  {
    up: migration_20261130_103958_media_frames.up,
    down: migration_20261130_103958_media_frames.down,
    name: '20261130_103958_media_frames'
  },
];
