import type { PageListItem } from './findPages'

/** How many pages of the list, of its site and language, a page stands below. */
export function depthOf({ path, siteId, languageCode }: PageListItem, items: readonly PageListItem[]): number {
  return items.filter(
    (other) =>
      other.siteId === siteId &&
      other.languageCode === languageCode &&
      other.path !== '' &&
      other.path !== path &&
      (other.path === '/' ? path !== '' : path.startsWith(`${other.path}/`)),
  ).length
}
