import { BREAKPOINT_NAMES } from '../../tree/types'
import type { Breakpoint, Condition, ConditionsSettings, Row } from '../../tree/types'
import { isBreakpointCondition, matchingBreakpoints, otherwiseQueries } from './breakpoints'
import { inlineScript } from './inlineScript'
import type { ScriptedConditions } from './judge'

export interface ConditionOutput {
  css: string
  /** The source of the script that sets attributes on `<html>` before the first paint; empty if it is not needed. */
  script: string
}

/**
 * Returns the CSS and the script of a page with conditions. Breakpoints become media queries. All other conditions are
 * evaluated by one inline script before the first paint, so that the page stays static and does not flicker.
 */
export function conditionOutput(rows: readonly Row[]): ConditionOutput {
  const conditioned = rows.filter(hasConditions)
  if (conditioned.length === 0) return { css: '', script: '' }
  const scripted = scriptedConditions(conditioned)
  return {
    css: conditioned.map((row) => scriptRule(row) + breakpointRules(row)).join(''),
    script: scripted.length > 0 ? inlineScript(scripted) : '',
  }
}

/** Returns the conditions of the elements that the browser has to evaluate. */
export function scriptedConditions(rows: readonly Row[]): ScriptedConditions[] {
  return rows
    .filter(hasConditions)
    .map(toScripted)
    .filter((entry) => entry.conditions.length > 0)
}

/** Whether an element's conditions show it at a breakpoint. `marks`: the result of the page's script. */
export function showsAt(
  row: Row,
  breakpoint: Breakpoint,
  marks: { hidden: ReadonlySet<string>; shown: ReadonlySet<string> },
) {
  if (!hasConditions(row)) return true
  const own = row.element.conditionsSettings.conditions.filter(isBreakpointCondition)
  if (marks.hidden.has(row.id)) return false
  return (
    own.length === 0 || marks.shown.has(row.id) || shownBreakpoints(row.element.conditionsSettings).includes(breakpoint)
  )
}

export function hasConditions({ element }: Row): boolean {
  return element.conditionsSettings.conditions.length > 0
}

function toScripted({ id, element }: Row): ScriptedConditions {
  const { type, conditions } = element.conditionsSettings
  return {
    id,
    type,
    conditions: conditions.filter((condition) => !isBreakpointCondition(condition)),
    overrides: type === 'or' && conditions.some(isBreakpointCondition),
  }
}

function scriptRule({ id }: Row): string {
  return `html[data-vch~="${safeId(id)}"] [data-vc="${safeId(id)}"]{display:none!important}`
}

function breakpointRules(row: Row): string {
  const { id, element } = row
  const { type, conditions } = element.conditionsSettings
  if (!conditions.some(isBreakpointCondition)) return ''
  const shown = shownBreakpoints(element.conditionsSettings)
  const root = type === 'or' ? `html:not([data-vcs~="${safeId(id)}"]) ` : ''
  return otherwiseQueries(shown)
    .map((query) => `@media ${query}{${root}[data-vc="${safeId(id)}"]{display:none!important}}`)
    .join('')
}

/** Returns the breakpoints at which an element's conditions on `breakpoint` are true. */
export function shownBreakpoints({ type, conditions }: ConditionsSettings): Breakpoint[] {
  const own = conditions.filter(isBreakpointCondition)
  return BREAKPOINT_NAMES.filter((name) => {
    const isMatch = (condition: Condition) => matchingBreakpoints(condition).includes(name)
    return type === 'and' ? own.every(isMatch) : own.some(isMatch)
  })
}

/** Returns an id as it is written in styles and in the marks of the script. */
export function safeId(id: string): string {
  return id.replace(/[^\w-]/g, '')
}
