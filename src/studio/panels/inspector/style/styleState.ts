import { BREAKPOINT_NAMES } from '../../../../tree/types'
import type { Breakpoint, FieldProperties, FieldStyle } from '../../../../tree/types'
import type { StyleName } from './properties'

/** Where the value of a style at one breakpoint comes from. */
export type StyleState =
  /** Nobody has set it: the slice's own look. */
  | { kind: 'unset' }
  /** Set here, and nowhere below. */
  | { kind: 'own'; value: string }
  /** Set here, in place of what a smaller breakpoint says. */
  | { kind: 'overridden'; value: string; from: Breakpoint; inherited: string }
  | { kind: 'inherited'; value: string; from: Breakpoint }

interface Address {
  styles: FieldProperties
  field: string
  name: StyleName
  breakpoint: Breakpoint
}

/** A breakpoint without a value inherits the next smaller one's. */
export function styleState({ styles, field, name, breakpoint }: Address): StyleState {
  const index = BREAKPOINT_NAMES.indexOf(breakpoint)
  const own = readStyle({ styles, field, name, breakpoint })
  const from = BREAKPOINT_NAMES.slice(0, index).findLast(
    (smaller) => readStyle({ styles, field, name, breakpoint: smaller }) !== null,
  )
  const inherited = from === undefined ? null : readStyle({ styles, field, name, breakpoint: from })
  if (own !== null) {
    if (from === undefined || inherited === null) return { kind: 'own', value: own }
    return { kind: 'overridden', value: own, from, inherited }
  }
  if (from === undefined || inherited === null) return { kind: 'unset' }
  return { kind: 'inherited', value: inherited, from }
}

/** The styles with one value set, or taken back by `null`. What becomes empty is left out. */
export function withStyle({
  styles,
  field,
  name,
  breakpoint,
  value,
}: Address & { value: string | null }): FieldProperties {
  const { [name]: _old, ...rest } = styles[field]?.[breakpoint] ?? {}
  const style: FieldStyle = value === null ? rest : { ...rest, [name]: name === 'columns' ? Number(value) : value }
  return withBreakpoint({ styles, field, breakpoint, style })
}

/** The styles without any value of one field at one breakpoint. */
export function withoutStyles({ styles, field, breakpoint }: Omit<Address, 'name'>): FieldProperties {
  return withBreakpoint({ styles, field, breakpoint, style: {} })
}

/** The styles of all fields without those at one breakpoint. */
export function withoutBreakpoint({ styles, breakpoint }: Pick<Address, 'styles' | 'breakpoint'>): FieldProperties {
  return Object.keys(styles).reduce((left, field) => withoutStyles({ styles: left, field, breakpoint }), styles)
}

/** The breakpoints at which anything is set. */
export function styledBreakpoints(styles: FieldProperties): Breakpoint[] {
  return BREAKPOINT_NAMES.filter((breakpoint) =>
    Object.values(styles).some((field) => Object.values(field[breakpoint] ?? {}).some(isSet)),
  )
}

function withBreakpoint({
  styles,
  field,
  breakpoint,
  style,
}: Omit<Address, 'name'> & { style: FieldStyle }): FieldProperties {
  const { [breakpoint]: _style, ...others } = styles[field] ?? {}
  const { [field]: _field, ...fields } = styles
  const next = Object.keys(style).length === 0 ? others : { ...others, [breakpoint]: style }
  return Object.keys(next).length === 0 ? fields : { ...fields, [field]: next }
}

function readStyle({ styles, field, name, breakpoint }: Address): string | null {
  const value = styles[field]?.[breakpoint]?.[name]
  return isSet(value) ? String(value) : null
}

function isSet(value: unknown): boolean {
  return value !== undefined && value !== null && value !== ''
}
