import type { SaveProblem } from '../../../model/saving'

/** The page's values whose inputs show by themselves what a save objected to. */
const SHOWN = ['title', 'path', 'layout', 'meta.title', 'meta.description', 'meta.image', 'meta.canonical']

export function isShownAtInput({ field }: SaveProblem): boolean {
  return field !== null && SHOWN.includes(field)
}

/** What the last save objected to in one value of the page: `path`, `meta.title`. */
export function problemOf({ problems, field }: { problems: readonly SaveProblem[]; field: string }): string | null {
  return problems.find((problem) => problem.element === null && problem.field === field)?.message ?? null
}
