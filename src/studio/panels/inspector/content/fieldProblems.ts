import type { SaveProblem } from '../../../model/saving'

/** What a save objected to in one field of a slice. */
export interface FieldProblem {
  /** Where in the field, for people: `row 2, caption`. `null`: the field itself. */
  place: string | null
  message: string
}

const NONE: FieldProblem[] = []

/** The problems of a save that concern one field of an element: `images.1.caption` belongs to `images`. */
export function fieldProblems({
  problems,
  element,
  field,
}: {
  problems: readonly SaveProblem[]
  element: string
  field: string
}): FieldProblem[] {
  // The same list for all fields that have none: they do not render again.
  if (problems.length === 0) return NONE
  return problems.flatMap((problem) => {
    if (problem.element !== element || problem.field === null) return []
    const [first, ...rest] = problem.field.split('.')
    return first === field ? [{ place: placeOf(rest), message: problem.message }] : []
  })
}

/** Whether a problem is shown at a field, so that the element's notice need not repeat it. */
export function isOfField(problem: SaveProblem, fields: readonly string[]): boolean {
  const [first = ''] = problem.field?.split('.') ?? []
  return fields.includes(first)
}

function placeOf(path: readonly string[]): string | null {
  if (path.length === 0) return null
  return path.map((part) => (/^\d+$/.test(part) ? `row ${Number(part) + 1}` : part)).join(', ')
}
