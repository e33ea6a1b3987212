/** Keys that a save never sends as fields. A copy of the page gets its own values for them. */
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
