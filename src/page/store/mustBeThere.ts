import { APIError } from 'payload'

/** Throws a 404 for a deleted page and a 409 for a trashed one. The message says what the user can do. */
export function mustBeThere<Page extends object>(page: Page | null): asserts page is Page {
  if (!page) throw new APIError('The page was deleted. It can no longer be changed.', 404, null, true)
  const { deletedAt } = page as { deletedAt?: unknown }
  if (deletedAt) throw new APIError('The page is in the trash. Restore it before you change it.', 409, null, true)
}
