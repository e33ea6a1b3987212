import { isEqual } from '../../../tree'
import type { Row } from '../../../tree/types'
import { plainWords } from '../../describe/names'
import type { Snapshot } from '../../model'
import type { RequestProblem } from '../../api/request'
import type { SaveProblem } from '../../model/saving'

/** Maps the server's errors to elements: Payload names a row by its index in the request, tree rules by its id. */
export function locateProblems({
  problems,
  rows,
  sent,
}: {
  problems: readonly RequestProblem[]
  rows: readonly Row[]
  sent: Snapshot
}): SaveProblem[] {
  return problems.map(({ path, message, fault }) => {
    const place = locate({ path, message, rows })
    return { ...place, message: plainWords(message), fault, value: valueAt({ place, copy: sent }) }
  })
}

/** Returns whether the rejected value is unchanged. */
export function isStill(problem: SaveProblem, copy: Snapshot): boolean {
  if (problem.element !== null && !copy.tree.rows[problem.element]) return false
  return isEqual(valueAt({ place: problem, copy }), problem.value)
}

type Place = Pick<SaveProblem, 'element' | 'field'>

/** What is wrong with an element as a whole, or with the page, is no matter of one value. */
function valueAt({ place: { element, field }, copy }: { place: Place; copy: Snapshot }): unknown {
  if (field === null) return undefined
  const start: unknown = element === null ? copy.page : copy.tree.rows[element]
  return field
    .split('.')
    .reduce<unknown>(
      (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
      start,
    )
}

function locate({ path, message, rows }: RequestProblem & { rows: readonly Row[] }): Place {
  const [, key, ...rest] = /^elements\.([^.]+)(?:\.(.+))?$/.exec(path ?? '') ?? []
  const byPath = key === undefined ? undefined : (rows.find(({ id }) => id === key) ?? rows[Number(key)])
  if (byPath) return { element: byPath.id, field: rest[0] ?? null }
  const byMessage = rows.find(({ id }) => message.includes(id) || path === id)
  if (byMessage) return { element: byMessage.id, field: null }
  return { element: null, field: path }
}
