import { unstable_rethrow } from 'next/navigation'
import type { Row } from '../../tree/types'
import { logError, toReport } from './onRequestError'

/**
 * Logs why an element was left out of a page. Errors that Next itself throws (`notFound()`, `redirect()`) are rethrown.
 */
export function reportElement(error: unknown, { row, path }: { row: Row; path: string }): void {
  unstable_rethrow(error)
  const report = toReport(error, { path, method: 'GET' }, { routePath: '/[[...path]]' })
  logError(report, { element: row.id, slice: row.blockType })
}
