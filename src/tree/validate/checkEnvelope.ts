import { STYLE_NAMES, styleCss, styleExpects } from '../style/styleValue'
import { BREAKPOINTS } from '../types'
import { isRecord } from '../internal/values'
import type { ConditionOperator, ElementPermission, Envelope, HydrationMode, StyleName } from '../types'

export const OPERATORS: readonly ConditionOperator[] = [
  'equals',
  'not_equals',
  'contains',
  'not_contains',
  'greater_than',
  'greater_than_equal',
  'less_than',
  'less_than_equal',
  'in',
  'not_in',
  'exists',
]
export const HYDRATION_MODES: readonly HydrationMode[] = ['load', 'idle', 'visible', 'none']
export const PERMISSIONS: readonly ElementPermission[] = ['edit', 'move', 'delete', 'duplicate', 'replace', 'children']
/** The colours that mark an element in the studio. */
export const GUI_COLORS = ['red', 'orange', 'green', 'teal', 'blue', 'purple', 'pink', 'grey'] as const
/** The maximum length of a note on an element. */
export const GUI_NOTE_LENGTH = 500
const TEXT_STYLES: readonly StyleName[] = [
  'font',
  'fontSize',
  'fontWeight',
  'letterSpacing',
  'lineHeight',
  'textAlign',
  'columns',
]
const BOX_STYLES = STYLE_NAMES.filter((name) => !TEXT_STYLES.includes(name))

/**
 * Style values go into a stylesheet, so none may end a declaration or load an address. This check accepts more text
 * styles than the stylesheet does; `styleFaults` refuses them on save.
 */
const STYLE_VALUE = /^(?!.*(?:url|expression|@import)\b)[^;{}<>\\]{0,120}$/i
const AUDIENCE = /^[a-z][a-z0-9-]{0,62}$/
const DOM_ID = /^[A-Za-z_][\w:.-]{0,127}$/

/** Whether a value is a valid `id` attribute. */
export function isDomId(value: unknown): value is string {
  return typeof value === 'string' && DOM_ID.test(value)
}

/** Whether a value is a valid name of an audience: lower-case letters, digits and hyphens. */
export function isAudience(value: unknown): value is string {
  return typeof value === 'string' && AUDIENCE.test(value)
}

type Key = Exclude<keyof Envelope, 'unreadable'>

export interface EnvelopeProblem {
  key: Key
  /** The rule, as the end of the sentence "`<key>` ...". */
  problem: string
}

type Check = (value: unknown) => string | null

/** Returns the problems of an envelope, by key. Missing keys are valid, since `readRows` fills them. */
export function checkEnvelope(value: unknown): readonly EnvelopeProblem[] {
  if (value === undefined || value === null) return []
  if (!isRecord(value)) return [{ key: 'parent', problem: 'cannot be read: `element` must be an object' }]
  const known = checked.get(value)
  if (known) return known
  const problems = findProblems(value)
  checked.set(value, problems)
  return problems
}

/** A cache, since envelopes are never mutated and a page is validated after every change. */
const checked = new WeakMap<object, readonly EnvelopeProblem[]>()

function findProblems(value: Record<string, unknown>): readonly EnvelopeProblem[] {
  let problems: EnvelopeProblem[] | undefined
  for (const key of KEYS) {
    const problem = value[key] === undefined ? null : CHECKS[key](value[key])
    if (problem !== null) (problems ??= []).push({ key, problem })
  }
  return problems ?? NO_PROBLEMS
}

const NO_PROBLEMS: readonly EnvelopeProblem[] = []

const CHECKS: Record<Key, Check> = {
  parent: (value) => (value === null || isText(value) ? null : "must be an element's id or null"),
  slot: (value) => (isText(value) ? null : "must be a slot's name"),
  enabled: (value) => (typeof value === 'boolean' ? null : 'must be true or false'),
  tags: (value) =>
    isListOf(value, (tag) => isText(tag.name) && Number.isFinite(tag.point))
      ? null
      : 'must be a list of { name, point }, point being a number',
  conditionsSettings: checkConditions,
  properties: checkProperties,
  modelQuery: checkQuery,
  fieldProperties: checkStyles,
  style: (value) => checkBreakpoints('', value, BOX_STYLES),
  fieldsEnabled: (value) =>
    isRecord(value) && Object.values(value).every((item) => typeof item === 'boolean')
      ? null
      : 'must be { <field>: true or false }',
  hydrationMode: (value) => oneOf(value, HYDRATION_MODES),
  xpStatus: (value) => (isText(value) ? null : 'must be a text'),
  permissions: (value) =>
    Array.isArray(value) && value.every((item) => PERMISSIONS.includes(item as ElementPermission))
      ? null
      : `must be a list of ${PERMISSIONS.join(', ')}`,
  gui: checkGui,
  audience: (value) => (isAudience(value) ? null : 'must be the name of an audience'),
  bind: (value) => (isBinding(value) ? null : BINDS),
  version: (value) => (isBetween(value, 1, Infinity) ? null : 'must be a whole number from 1'),
}

const KEYS = Object.keys(CHECKS) as Key[]

function checkGui(value: unknown): string | null {
  if (!isRecord(value)) return 'must be { note, color, isCollapsed }'
  const { note, color, isCollapsed } = value
  if (note !== undefined && (typeof note !== 'string' || note.length > GUI_NOTE_LENGTH))
    return `must have a note that is a text of at most ${GUI_NOTE_LENGTH} characters`
  if (color !== undefined && oneOf(color, GUI_COLORS) !== null)
    return `must have a color that is one of ${GUI_COLORS.join(', ')}`
  return isCollapsed === undefined || typeof isCollapsed === 'boolean'
    ? null
    : 'must have an isCollapsed that is true or false'
}

function checkConditions(value: unknown): string | null {
  if (!isRecord(value)) return 'must be { type, conditions }'
  if (value.type !== undefined && value.type !== 'and' && value.type !== 'or') return 'must have the type and / or'
  return value.conditions === undefined || isListOf(value.conditions, (item) => isCondition(item, 'key'))
    ? null
    : `must have conditions of { key, operator, value }, operator being one of ${OPERATORS.join(', ')}`
}

function checkProperties(value: unknown): string | null {
  if (!isRecord(value)) return 'must be { domId, settings }'
  const { domId, settings } = value
  if (domId !== undefined && domId !== null && domId !== '' && !isDomId(domId)) {
    return 'must have a domId of letters, digits, - and _ that starts with a letter'
  }
  return settings === undefined || isRecord(settings) ? null : 'must have settings that are an object'
}

function checkQuery(value: unknown): string | null {
  if (value === null) return null
  if (!isRecord(value) || !isText(value.collection)) return 'must be null or name a collection'
  const { where, sort, limit, bind } = value
  if (where !== undefined && !isListOf(where, (item) => isCondition(item, 'field'))) {
    return `must have a where list of { field, operator, value }, operator being one of ${OPERATORS.join(', ')}`
  }
  if (sort !== undefined && sort !== null && typeof sort !== 'string') return 'must sort by the path of a field'
  if (limit !== undefined && !isBetween(limit, 1, 500)) return 'must have a limit from 1 to 500'
  return bind === undefined || isBinding(bind) ? null : BINDS
}

const BINDS = "must bind fields to the paths of a document's fields"

function isBinding(value: unknown): boolean {
  return isRecord(value) && Object.values(value).every((path) => typeof path === 'string')
}

function checkStyles(value: unknown): string | null {
  if (!isRecord(value)) return 'must be { <field>: { <breakpoint>: styles } }'
  for (const [field, breakpoints] of Object.entries(value)) {
    const problem = checkBreakpoints(`of "${field}" `, breakpoints, STYLE_NAMES)
    if (problem !== null) return problem
  }
  return null
}

/** `of` names the field with a trailing space, or is empty for the element as a whole. */
function checkBreakpoints(of: string, value: unknown, names: readonly StyleName[]): string | null {
  if (!isRecord(value)) return `${of}must be styles per breakpoint`
  for (const [breakpoint, styles] of Object.entries(value)) {
    if (!Object.hasOwn(BREAKPOINTS, breakpoint)) return `${of}has the unknown breakpoint "${breakpoint}"`
    if (!isRecord(styles)) return `${of}at ${breakpoint} must be an object`
    for (const [name, style] of Object.entries(styles)) {
      const problem = styleProblemOf(name as StyleName, style, names)
      if (problem !== null) return `${of}at ${breakpoint} has a wrong value for "${name}"${problem}`
    }
  }
  return null
}

/** Returns the text after the name of an invalid style, or `null`. */
function styleProblemOf(name: StyleName, value: unknown, names: readonly StyleName[]): string | null {
  if (!names.includes(name)) return `: there is no such style, only ${names.join(', ')}`
  if (value === null || value === undefined) return null
  if (name === 'columns') return isBetween(value, 1, 12) ? null : `: it must be ${styleExpects(name)}`
  const isRight = TEXT_STYLES.includes(name)
    ? typeof value === 'string' && STYLE_VALUE.test(value)
    : typeof value === 'string' && styleCss(name, value) !== null
  return isRight ? null : `: it must be ${styleExpects(name)}`
}

function isCondition(item: Record<string, unknown>, key: 'key' | 'field'): boolean {
  return isText(item[key]) && OPERATORS.includes(item.operator as ConditionOperator)
}

function isListOf(value: unknown, check: (item: Record<string, unknown>) => boolean): boolean {
  return Array.isArray(value) && value.every((item) => isRecord(item) && check(item))
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}

function isBetween(value: unknown, min: number, max: number): boolean {
  return Number.isInteger(value) && (value as number) >= min && (value as number) <= max
}

function oneOf(value: unknown, values: readonly string[]): string | null {
  return values.includes(value as string) ? null : `must be one of ${values.join(', ')}`
}
