/** What a page has for itself: no save sends it as a field, and a copy of the page gets its own. */
export const OWN_PAGE_KEYS: readonly string[] = [
  'id',
  'elements',
  'rev',
  'lastWrite',
  'review',
  'currentRelease',
  'createdAt',
  'updatedAt',
  'deletedAt',
  '_status',
]
