import type { Row } from '../../tree/types'
import type { RequestProblem } from '../ui/request'
import type { SaveProblem } from './types'

/**
 * Ties what the server objected to, to the elements of the page. Payload names a field as `elements.3.title` (the row's place in
 * what was written); rules of the tree name the element's id in the path or in the message.
 */
export function locateProblems({
  problems,
  rows,
}: {
  problems: readonly RequestProblem[]
  rows: readonly Row[]
}): SaveProblem[] {
  return problems.map(({ path, message }) => ({ ...locate({ path, message, rows }), message }))
}

function locate({
  path,
  message,
  rows,
}: RequestProblem & { rows: readonly Row[] }): Pick<SaveProblem, 'element' | 'field'> {
  const [, key, ...rest] = /^elements\.([^.]+)(?:\.(.+))?$/.exec(path ?? '') ?? []
  const byPath = key === undefined ? undefined : (rows.find(({ id }) => id === key) ?? rows[Number(key)])
  if (byPath) return { element: byPath.id, field: rest[0] ?? null }
  const byMessage = rows.find(({ id }) => message.includes(id) || path === id)
  if (byMessage) return { element: byMessage.id, field: null }
  return { element: null, field: path }
}
