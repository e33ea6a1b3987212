import { COLOR_RULE, fitsField, HREF_RULE, isSafeHref } from '../../slices'
import type { FieldDefinition } from '../../slices'
import { BREAKPOINT_NAMES } from '../../tree/types'
import { isRecord } from '../values/listProblems'

const MEDIA_RULE = `The value must be a list of { breakpoint, media }, each breakpoint once, of ${BREAKPOINT_NAMES.join(', ')}.`
const LINK_RULE = 'The value must be { text, mode, href, relationship, target }.'

/** The rule that the value of a page's own field breaks; `null`: none. A field may be empty. */
export function pageFieldProblem(type: string, value: unknown): string | null {
  if (value === undefined || value === null || value === '') return null
  if (type === 'link') return linkProblem(value)
  if (type === 'media') return isMediaList(value) ? null : MEDIA_RULE
  if (fitsField({ type: type as FieldDefinition['type'], styled: false }, value) || type === 'select') return null
  if (type === 'color') return COLOR_RULE
  const kind = type === 'number' ? 'a number' : type === 'checkbox' ? 'true or false' : 'a date'
  return `The value must be ${kind}.`
}

function linkProblem(value: unknown): string | null {
  if (!isRecord(value)) return LINK_RULE
  const { href } = value
  return href === undefined || href === null || href === '' || isSafeHref(href) ? null : HREF_RULE
}

function isMediaList(value: unknown): boolean {
  if (!Array.isArray(value)) return false
  const breakpoints = (value as unknown[]).map((entry) => (isRecord(entry) ? entry.breakpoint : null))
  return (
    new Set(breakpoints).size === breakpoints.length &&
    breakpoints.every((breakpoint) => BREAKPOINT_NAMES.some((name) => name === breakpoint))
  )
}
