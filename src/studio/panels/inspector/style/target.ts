import type { StyleRules } from '../../../../tree'
import type { Breakpoint, StyleName, StylesByBreakpoint } from '../../../../tree/types'
import { styleWords } from './properties'
import { styleState, type StyleState, type StyleValues } from './styleState'
import type { ShownStyle } from './useShownStyle'

/** What styles are set of, at one breakpoint: the element as a whole, or one of its fields. */
export interface StyleTarget {
  /** Of its inputs' names: the field's; `element` for the element as a whole. */
  name: string
  styles: StylesByBreakpoint
  breakpoint: Breakpoint
  rules: StyleRules
  /** What the preview shows. */
  shown: ShownStyle
  /** `typing`: further changes of the same are one step of the history with it. */
  set: (values: StyleValues, typing?: string) => void
}

export function stateOf({ styles, breakpoint }: StyleTarget, name: StyleName): StyleState {
  return styleState({ styles, breakpoint, name })
}

/** Where the value of a style comes from, in words. */
export function originOf(target: StyleTarget, state: StyleState): string | undefined {
  return stateWords(state, (value) => styleWords(value, target.rules.styles))
}

/** Where a value comes from, in words; `undefined` where nobody has set one. */
export function stateWords(state: StyleState, words: (value: string) => string): string | undefined {
  switch (state.kind) {
    case 'unset':
      return undefined
    case 'own':
      return 'Set here'
    case 'inherited':
      return `Inherited from ${breakpointName(state.from)}`
    case 'overridden':
      return `Overrides ${words(state.inherited)} of ${breakpointName(state.from)}`
  }
}

export function breakpointName(breakpoint: Breakpoint): string {
  return breakpoint === 'default' ? 'all sizes' : breakpoint
}
