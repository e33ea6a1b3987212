import { describe, expect, it } from 'vitest'
import { BREAKPOINT_NAMES, BREAKPOINTS } from '../../tree/types'
import type { Breakpoint, Condition, Envelope, Row } from '../../tree/types'
import type { ElementConditions } from '../types'
import { holds } from '../../tree'
import { scriptedConditions, showsAt } from './conditions'
import { judge } from './judge'
import { hideWhereShown } from './whereShown'

const breakpoint = (value: string): Condition => ({ key: 'breakpoint', operator: 'in', value })
const query = (name: string): Condition => ({ key: `query:${name}`, operator: 'exists', value: true })
const element = (id: string, type: 'and' | 'or', ...conditions: Condition[]): ElementConditions => ({
  element: id,
  type,
  conditions,
})

/** Returns the marks of the page's script for a visitor whose address has these parameters. */
function marksOf(rows: readonly Row[], parameters: readonly string[]): Marks {
  const facts = { tag: () => null, language: 'en', date: 0, referrer: null }
  const query = (name: string) => (parameters.includes(name) ? '1' : null)
  const { hidden, shown } = judge(scriptedConditions(rows), holds, { ...facts, query })
  return { hidden: new Set(hidden), shown: new Set(shown) }
}

describe('what is hidden where elements are shown', () => {
  it.each([
    [[element('a', 'and', query('p'))]],
    [[element('a', 'and', breakpoint('md,lg'))]],
    [[element('a', 'and', query('p'), breakpoint('md,lg'))]],
    [[element('a', 'or', query('p'), breakpoint('md,lg'))]],
    [[element('a', 'or', breakpoint('md'), breakpoint('sm'))]],
    [[element('a', 'and', breakpoint('md,xl')), element('b', 'or', query('p'), breakpoint('sm,md'))]],
    [[element('a', 'and', query('p')), element('b', 'and', query('q'))]],
  ])('goes exactly where all of them are: %j', (elements) => {
    const css = hideWhereShown('.own', elements)
    const rows = elements.map(({ element: id, ...conditionsSettings }): Row => {
      return { id, blockType: 'rule', element: { conditionsSettings } as Envelope }
    })
    for (const parameters of [[], ['p'], ['q'], ['p', 'q']]) {
      const marks = marksOf(rows, parameters)
      const shown = BREAKPOINT_NAMES.filter((name) => rows.every((row) => showsAt(row, name, marks)))
      const hidden = BREAKPOINT_NAMES.filter((name) => isHidden(css, name, marks))
      expect(hidden, `with ${parameters.join()}`).toEqual(shown)
    }
  })

  it('is nothing where they never are', () => {
    expect(hideWhereShown('.own', [element('a', 'and', breakpoint('sm'), breakpoint('md'))])).toBe('')
  })
})

interface Marks {
  hidden: ReadonlySet<string>
  shown: ReadonlySet<string>
}

/** Whether a browser of this width hides the selector, with these marks on the root element. */
function isHidden(css: string, name: Breakpoint, { hidden, shown }: Marks): boolean {
  const width = BREAKPOINTS[name]
  const rules = [...css.matchAll(/@media (.*?)\{html(.*?) \.own\{display:none!important\}\}/g)]
  return rules.some(([, media = '', root = '']) => {
    const from = Number(/min-width:([\d.]+)/.exec(media)?.[1] ?? 0)
    const to = Number(/max-width:([\d.]+)/.exec(media)?.[1] ?? Infinity)
    const isHere = width >= from && width <= to
    const parts = [...root.matchAll(/(:not\()?\[data-(vch|vcs)~="(\w+)"\]\)?/g)]
    return isHere && parts.every(([, not, mark, id = '']) => (mark === 'vch' ? hidden : shown).has(id) === !not)
  })
}
