import { describe, expect, it } from 'vitest'
import type { StylesByBreakpoint } from '../../../../tree/types'
import { styledBreakpoints, styleState, withField, withoutBreakpoint, withStyles } from './styleState'

const styles: StylesByBreakpoint = {
  default: { fontSize: '2rem' },
  md: { fontSize: '3rem', textAlign: 'center' },
}

describe('styleState', () => {
  const at = (breakpoint: 'default' | 'sm' | 'md' | 'xl', name: 'fontSize' | 'textAlign' = 'fontSize') =>
    styleState({ styles, name, breakpoint })

  it('tells own, inherited, overridden and unset values', () => {
    expect(at('default')).toEqual({ kind: 'own', value: '2rem' })
    expect(at('sm')).toEqual({ kind: 'inherited', value: '2rem', from: 'default' })
    expect(at('md')).toEqual({ kind: 'overridden', value: '3rem', from: 'default', inherited: '2rem' })
    expect(at('sm', 'textAlign')).toEqual({ kind: 'unset' })
  })

  it('inherits from the nearest smaller breakpoint', () => {
    expect(at('xl')).toEqual({ kind: 'inherited', value: '3rem', from: 'md' })
  })

  it('knows nothing where there are no styles', () => {
    expect(styleState({ styles: {}, name: 'font', breakpoint: 'xl' })).toEqual({ kind: 'unset' })
  })
})

describe('withStyles', () => {
  it('sets some values and leaves the others', () => {
    const next = withStyles({ styles, breakpoint: 'md', values: { paddingTop: '8px', paddingLeft: '8px' } })
    expect(next.md).toEqual({ fontSize: '3rem', textAlign: 'center', paddingTop: '8px', paddingLeft: '8px' })
    expect(next.default).toBe(styles.default)
  })

  it('stores columns as a number', () => {
    expect(withStyles({ styles: {}, breakpoint: 'lg', values: { columns: '3' } })).toEqual({ lg: { columns: 3 } })
  })

  it('leaves nothing empty behind', () => {
    const next = withStyles({ styles, breakpoint: 'default', values: { fontSize: null } })
    expect(next).toEqual({ md: { fontSize: '3rem', textAlign: 'center' } })
    expect(withField({ title: next }, 'title', withoutBreakpoint(next, 'md'))).toEqual({})
  })
})

it('names the breakpoints with styles, smallest first', () => {
  expect(styledBreakpoints([{ lg: { font: 'serif' } }, styles])).toEqual(['default', 'md', 'lg'])
  expect(styledBreakpoints([{ lg: {} }])).toEqual([])
})
