import type { PageListItem } from './findPages'

/** Returns the number of ancestors of a page among the items of its site and language. */
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
