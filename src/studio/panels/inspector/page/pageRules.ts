import type { LengthLimits } from '../../../../slices/checks'
import { isPageHref, PAGE_HREF_RULE } from '../../../../slices/href.mjs'
import { normalizePath, pathProblem, quarantined, isRecord } from '../../../../tree'
import type { Row, Tree, TreeRules } from '../../../../tree/types'
import type { SaveProblem } from '../../../model/saving'
import type { Parsed } from '../../../ui/inputs/parse'
import type { StudioPage } from '../../../model'

/** The page's values whose inputs show by themselves what a save objected to. */
const SHOWN = ['title', 'path', 'layout', 'meta.title', 'meta.description', 'meta.image', 'meta.canonical']

export function isShownAtInput({ field }: SaveProblem): boolean {
  return field !== null && SHOWN.includes(field)
}

/** What the last save objected to in one value of the page: `path`, `meta.title`. */
export function problemOf({ problems, field }: { problems: readonly SaveProblem[]; field: string }): string | null {
  return problems.find((problem) => problem.element === null && problem.field === field)?.message ?? null
}

interface Input {
  tree: Tree
  /** Of the page's present layout. */
  rules: TreeRules
  layout: string
}

/** The elements that another layout does not allow and the present one does: visitors would not see them any more. */
export function layoutProblems({ tree, rules, layout }: Input): Row[] {
  if (layout === rules.layout) return []
  const now = quarantined(tree, rules)
  const then = quarantined(tree, { ...rules, layout })
  return [...then].flatMap(([id, { element, rule }]) => {
    const row = tree.rows[id]
    return row && element === id && rule === 'layout-not-allowed' && !now.has(id) ? [row] : []
  })
}

interface TextLength {
  length: number
  state: 'empty' | 'short' | 'good' | 'long'
  /** For people: "23 of 50 to 60 characters". */
  text: string
  /** Share of the longest good length, 0 to 1. */
  share: number
}

export function textLength({ text, limits: { min, max } }: { text: string; limits: LengthLimits }): TextLength {
  const length = [...text.trim()].length
  const share = Math.min(1, length / max)
  if (length === 0) return { length, share, state: 'empty', text: `${min} to ${max} characters are good` }
  if (length < min) return { length, share, state: 'short', text: `${length} characters: ${min} to ${max} are good` }
  if (length > max) return { length, share, state: 'long', text: `${length} characters: may be cut off after ${max}` }
  return { length, share, state: 'good', text: `${length} characters: good` }
}

/** A page is called something. */
export function parseTitle(text: string): Parsed<string> {
  return text.trim() === '' ? { problem: 'A page needs a title.' } : { value: text }
}

/** The address as it is stored. Whether another page has it only the server knows. */
export function parsePath({ text, reserved }: { text: string; reserved: readonly string[] }): Parsed<string> {
  const path = normalizePath(text)
  if (typeof path !== 'string' || path.trim() === '')
    return { problem: 'A page needs a path: /summer or /resorts/coral.' }
  const problem = pathProblem({ path, reserved })
  return problem === null ? { value: path } : { problem }
}

/** An absolute address, or none. */
export function parseCanonical(text: string): Parsed<string | null> {
  const address = text.trim()
  if (address === '') return { value: null }
  return isPageHref(address) ? { value: address } : { problem: PAGE_HREF_RULE }
}

/** The search engines' part of a page. */
export interface PageMeta {
  title: string | null
  description: string | null
  /** The id of a picture. */
  image: number | string | null
  canonical: string | null
  noIndex: boolean
}

export function pageMeta(page: StudioPage): PageMeta & Record<string, unknown> {
  const meta: unknown = page.meta
  const stored = isRecord(meta) ? meta : {}
  const text = (value: unknown) => (typeof value === 'string' ? value : null)
  return {
    ...stored,
    title: text(stored.title),
    description: text(stored.description),
    image: typeof stored.image === 'number' ? stored.image : text(stored.image),
    canonical: text(stored.canonical),
    noIndex: stored.noIndex === true,
  }
}
