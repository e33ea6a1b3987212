import { BREAKPOINT_NAMES } from '../../tree/types'
import type { Condition, Row } from '../../tree/types'
import { isBreakpointCondition, matchingBreakpoints, otherwiseQueries } from './breakpoints'
import { inlineScript } from './inlineScript'
import type { ScriptedConditions } from './inlineScript'

export interface ConditionOutput {
  css: string
  /** The source of the script that sets attributes on `<html>` before the first paint; empty when none is needed. */
  script: string
}

/**
 * What a page with conditions carries beside its elements. Breakpoints are media queries; everything else is judged by
 * one inline script before the first paint, so that the page stays static and nothing flickers.
 */
export function conditionOutput(rows: readonly Row[]): ConditionOutput {
  const conditioned = rows.filter(({ element }) => element.conditionsSettings.conditions.length > 0)
  if (conditioned.length === 0) return { css: '', script: '' }
  const scripted = conditioned.map(toScripted).filter((entry) => entry.conditions.length > 0)
  return {
    css: conditioned.map((row) => scriptRule(row) + breakpointRules(row)).join(''),
    script: scripted.length > 0 ? inlineScript(scripted) : '',
  }
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
  return `html[data-vch~="${safe(id)}"] [data-vc="${safe(id)}"]{display:none!important}`
}

function breakpointRules({ id, element }: Row): string {
  const { type, conditions } = element.conditionsSettings
  const own = conditions.filter(isBreakpointCondition)
  if (own.length === 0) return ''
  const shown = BREAKPOINT_NAMES.filter((name) => {
    const isMatch = (condition: Condition) => matchingBreakpoints(condition).includes(name)
    return type === 'and' ? own.every(isMatch) : own.some(isMatch)
  })
  const root = type === 'or' ? `html:not([data-vcs~="${safe(id)}"]) ` : ''
  return otherwiseQueries(shown)
    .map((query) => `@media ${query}{${root}[data-vc="${safe(id)}"]{display:none!important}}`)
    .join('')
}

function safe(id: string): string {
  return id.replace(/[^\w-]/g, '')
}
