import { describe, expect, it } from 'vitest'
import type { Condition, ConditionOperator, Envelope, Row } from '../../tree/types'
import { otherwiseQueries } from './breakpoints'
import { conditionOutput } from './conditions'

const row = (id: string, type: 'and' | 'or', conditions: Condition[]) =>
  ({ id, blockType: 'hero', element: { conditionsSettings: { type, conditions } } as Envelope }) satisfies Row

const condition = (key: string, operator: ConditionOperator, value: unknown): Condition => ({ key, operator, value })

describe('otherwiseQueries', () => {
  it('joins neighbours', () => {
    expect(otherwiseQueries(['md', 'lg'])).toEqual(['(max-width:767.98px)', '(min-width:1280px)'])
    expect(otherwiseQueries([])).toEqual(['all'])
  })
})

describe('conditionOutput', () => {
  it('is empty without conditions', () => {
    expect(conditionOutput([row('a', 'and', [])])).toEqual({ css: '', script: '' })
  })

  it('hides by media query alone when only the breakpoint counts', () => {
    const { css, script } = conditionOutput([row('a', 'and', [condition('breakpoint', 'greater_than_equal', 'md')])])
    expect(script).toBe('')
    expect(css).toContain('@media (max-width:767.98px){[data-vc="a"]{display:none!important}}')
  })

  it('runs before paint and names what to hide and what to show at any width', () => {
    const { script, css } = conditionOutput([
      row('hidden', 'and', [condition('query:promo', 'equals', 'summer')]),
      row('seen', 'and', [condition('query:promo', 'equals', 'winter')]),
      row('any', 'or', [condition('breakpoint', 'equals', 'lg'), condition('language', 'equals', 'en')]),
    ])
    expect(run(script, '?promo=winter')).toEqual({ 'data-vch': 'hidden', 'data-vcs': 'any' })
    expect(css).toContain('html:not([data-vcs~="any"]) [data-vc="any"]')
  })

  it('cannot be left through a value', () => {
    const { script } = conditionOutput([row('a', 'and', [condition('query:x', 'equals', '</script><script>')])])
    expect(script).not.toContain('</script')
  })
})

function run(script: string, search: string): Record<string, string> {
  const attributes: Record<string, string> = {}
  const root = {
    lang: 'en',
    getAttribute: (name: string) => attributes[name] ?? null,
    setAttribute: (name: string, value: string) => (attributes[name] = value),
  }
  const scope = { document: { documentElement: root, referrer: '' }, location: { search }, localStorage: {} }
  new Function(...Object.keys(scope), script)(...Object.values(scope))
  return attributes
}
