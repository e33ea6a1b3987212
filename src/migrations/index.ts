import * as migration_20261130_070953_initial from './20261130_070953_initial';
import * as migration_20261130_111151_letters_files_redirects from './20261130_111151_letters_files_redirects';
import * as migration_20261130_132214_submissions from './20261130_132214_submissions';
import * as migration_20261130_174044_findings_and_zones from './20261130_174044_findings_and_zones';

export const migrations = [
  {
    up: migration_20261130_070953_initial.up,
    down: migration_20261130_070953_initial.down,
    name: '20261130_070953_initial',
  },
  {
    up: migration_20261130_111151_letters_files_redirects.up,
    down: migration_20261130_111151_letters_files_redirects.down,
    name: '20261130_111151_letters_files_redirects',
  },
  {
    up: migration_20261130_132214_submissions.up,
    down: migration_20261130_132214_submissions.down,
    name: '20261130_132214_submissions',
  },
  {
    up: migration_20261130_174044_findings_and_zones.up,
    down: migration_20261130_174044_findings_and_zones.down,
    name: '20261130_174044_findings_and_zones'
  },
];
