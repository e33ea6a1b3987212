import { unstable_rethrow } from 'next/navigation'
import type { Row } from '../../tree/types'
import { logError, toReport } from './onRequestError'

/** Writes why an element was left out of a page to the log. What Next itself throws (`notFound()`, `redirect()`) goes on to Next. */
export function reportElement(error: unknown, { row, path }: { row: Row; path: string }): void {
  unstable_rethrow(error)
  const report = toReport(error, { path, method: 'GET' }, { routePath: '/[[...path]]' })
  logError(report, { element: row.id, slice: row.blockType })
}
