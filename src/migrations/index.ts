import * as migration_20261121_032312_initial from './20261121_032312_initial';
import * as migration_20261121_100546_revisions from './20261121_100546_revisions';
import * as migration_20261123_011600_operations from './20261123_011600_operations';
import * as migration_20261123_012000_sign_in from './20261123_012000_sign_in';
import * as migration_20261123_204801_consent_banners from './20261123_204801_consent_banners';
import * as migration_20261123_210222_own_pages from './20261123_210222_own_pages';
import * as migration_20261124_203104_sections from './20261124_203104_sections';
import * as migration_20261124_203355_reviews from './20261124_203355_reviews';
import * as migration_20261124_205857_deactivated_accounts from './20261124_205857_deactivated_accounts';
import * as migration_20261124_220647_media_folders from './20261124_220647_media_folders';
import * as migration_20261124_234710_page_translation from './20261124_234710_page_translation';
import * as migration_20261124_234727_page_life from './20261124_234727_page_life';
import * as migration_20261124_235630_form_options from './20261124_235630_form_options';
import * as migration_20261125_001526_menu_items from './20261125_001526_menu_items';
import * as migration_20261125_001739_trash from './20261125_001739_trash';
import * as migration_20261125_003314_api_keys from './20261125_003314_api_keys';
import * as migration_20261125_003735_releases from './20261125_003735_releases';
import * as migration_20261125_035710_layout_colors from './20261125_035710_layout_colors';
import * as migration_20261126_191926_trash_everywhere from './20261126_191926_trash_everywhere';
import * as migration_20261126_204936_resort_reviews from './20261126_204936_resort_reviews';
import * as migration_20261126_234303_audience_of_files from './20261126_234303_audience_of_files';
import * as migration_20261127_095219_site_search from './20261127_095219_site_search';
import * as migration_20261127_104755_form_mails from './20261127_104755_form_mails';

export const migrations = [
  {
    up: migration_20261121_032312_initial.up,
    down: migration_20261121_032312_initial.down,
    name: '20261121_032312_initial',
  },
  {
    up: migration_20261121_100546_revisions.up,
    down: migration_20261121_100546_revisions.down,
    name: '20261121_100546_revisions',
  },
  {
    up: migration_20261123_011600_operations.up,
    down: migration_20261123_011600_operations.down,
    name: '20261123_011600_operations',
  },
  {
    up: migration_20261123_012000_sign_in.up,
    down: migration_20261123_012000_sign_in.down,
    name: '20261123_012000_sign_in',
  },
  {
    up: migration_20261123_204801_consent_banners.up,
    down: migration_20261123_204801_consent_banners.down,
    name: '20261123_204801_consent_banners',
  },
  {
    up: migration_20261123_210222_own_pages.up,
    down: migration_20261123_210222_own_pages.down,
    name: '20261123_210222_own_pages',
  },
  {
    up: migration_20261124_203104_sections.up,
    down: migration_20261124_203104_sections.down,
    name: '20261124_203104_sections',
  },
  {
    up: migration_20261124_203355_reviews.up,
    down: migration_20261124_203355_reviews.down,
    name: '20261124_203355_reviews',
  },
  {
    up: migration_20261124_205857_deactivated_accounts.up,
    down: migration_20261124_205857_deactivated_accounts.down,
    name: '20261124_205857_deactivated_accounts',
  },
  {
    up: migration_20261124_220647_media_folders.up,
    down: migration_20261124_220647_media_folders.down,
    name: '20261124_220647_media_folders',
  },
  {
    up: migration_20261124_234710_page_translation.up,
    down: migration_20261124_234710_page_translation.down,
    name: '20261124_234710_page_translation',
  },
  {
    up: migration_20261124_234727_page_life.up,
    down: migration_20261124_234727_page_life.down,
    name: '20261124_234727_page_life',
  },
  {
    up: migration_20261124_235630_form_options.up,
    down: migration_20261124_235630_form_options.down,
    name: '20261124_235630_form_options',
  },
  {
    up: migration_20261125_001526_menu_items.up,
    down: migration_20261125_001526_menu_items.down,
    name: '20261125_001526_menu_items',
  },
  {
    up: migration_20261125_001739_trash.up,
    down: migration_20261125_001739_trash.down,
    name: '20261125_001739_trash',
  },
  {
    up: migration_20261125_003314_api_keys.up,
    down: migration_20261125_003314_api_keys.down,
    name: '20261125_003314_api_keys',
  },
  {
    up: migration_20261125_003735_releases.up,
    down: migration_20261125_003735_releases.down,
    name: '20261125_003735_releases',
  },
  {
    up: migration_20261125_035710_layout_colors.up,
    down: migration_20261125_035710_layout_colors.down,
    name: '20261125_035710_layout_colors',
  },
  {
    up: migration_20261126_191926_trash_everywhere.up,
    down: migration_20261126_191926_trash_everywhere.down,
    name: '20261126_191926_trash_everywhere',
  },
  {
    up: migration_20261126_204936_resort_reviews.up,
    down: migration_20261126_204936_resort_reviews.down,
    name: '20261126_204936_resort_reviews',
  },
  {
    up: migration_20261126_234303_audience_of_files.up,
    down: migration_20261126_234303_audience_of_files.down,
    name: '20261126_234303_audience_of_files',
  },
  {
    up: migration_20261127_095219_site_search.up,
    down: migration_20261127_095219_site_search.down,
    name: '20261127_095219_site_search',
  },
  {
    up: migration_20261127_104755_form_mails.up,
    down: migration_20261127_104755_form_mails.down,
    name: '20261127_104755_form_mails'
  },
];
