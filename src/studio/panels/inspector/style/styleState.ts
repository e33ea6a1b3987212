import { BREAKPOINT_NAMES } from '../../../../tree/types'
import type { Breakpoint, FieldProperties, FieldStyle, StyleName, StylesByBreakpoint } from '../../../../tree/types'

/** Where the value of a style at one breakpoint comes from. */
export type StyleState =
  /** Nobody has set it: the slice's own look. */
  | { kind: 'unset' }
  /** Set here, and nowhere below. */
  | { kind: 'own'; value: string }
  /** Set here, in place of what a smaller breakpoint says. */
  | { kind: 'overridden'; value: string; from: Breakpoint; inherited: string }
  | { kind: 'inherited'; value: string; from: Breakpoint }

/** Some styles of one breakpoint; `null` takes a value back. */
export type StyleValues = Partial<Record<StyleName, string | null>>

interface Address {
  styles: StylesByBreakpoint
  name: StyleName
  breakpoint: Breakpoint
}

/** A breakpoint without a value inherits the next smaller one's. */
export function styleState({ styles, name, breakpoint }: Address): StyleState {
  const index = BREAKPOINT_NAMES.indexOf(breakpoint)
  const own = readStyle({ styles, name, breakpoint })
  const from = BREAKPOINT_NAMES.slice(0, index).findLast(
    (smaller) => readStyle({ styles, name, breakpoint: smaller }) !== null,
  )
  const inherited = from === undefined ? null : readStyle({ styles, name, breakpoint: from })
  if (own !== null) {
    if (from === undefined || inherited === null) return { kind: 'own', value: own }
    return { kind: 'overridden', value: own, from, inherited }
  }
  if (from === undefined || inherited === null) return { kind: 'unset' }
  return { kind: 'inherited', value: inherited, from }
}

/** What is set at the breakpoint itself; empty for what is not. */
export function ownValue(state: StyleState): string {
  return state.kind === 'own' || state.kind === 'overridden' ? state.value : ''
}

/** The styles with some values set or taken back. What becomes empty is left out. */
export function withStyles({
  styles,
  breakpoint,
  values,
}: Pick<Address, 'styles' | 'breakpoint'> & { values: StyleValues }): StylesByBreakpoint {
  const next = Object.entries({ ...styles[breakpoint], ...values })
    .filter(([, value]) => value !== null)
    .map(([name, value]) => [name, name === 'columns' ? Number(value) : value] as const)
  const { [breakpoint]: _style, ...others } = styles
  return next.length === 0 ? others : { ...others, [breakpoint]: Object.fromEntries(next) as FieldStyle }
}

/** The styles without any value at one breakpoint. */
export function withoutBreakpoint(styles: StylesByBreakpoint, breakpoint: Breakpoint): StylesByBreakpoint {
  const { [breakpoint]: _style, ...others } = styles
  return others
}

/** The styles of all fields, with those of one. A field without any is left out. */
export function withField(all: FieldProperties, field: string, styles: StylesByBreakpoint): FieldProperties {
  const { [field]: _field, ...others } = all
  return Object.keys(styles).length === 0 ? others : { ...others, [field]: styles }
}

/** The breakpoints at which anything is set. */
export function styledBreakpoints(all: readonly StylesByBreakpoint[]): Breakpoint[] {
  return BREAKPOINT_NAMES.filter((breakpoint) =>
    all.some((styles) => Object.values(styles[breakpoint] ?? {}).some(isSet)),
  )
}

function readStyle({ styles, name, breakpoint }: Address): string | null {
  const value = styles[breakpoint]?.[name]
  return isSet(value) ? String(value) : null
}

function isSet(value: unknown): boolean {
  return value !== undefined && value !== null && value !== ''
}
