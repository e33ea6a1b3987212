import { describe, expect, it } from 'vitest'
import type { FieldProperties } from '../../../../tree/types'
import { styledBreakpoints, styleState, withoutBreakpoint, withoutStyles, withStyle } from './styleState'

const styles: FieldProperties = {
  title: { default: { fontSize: '2rem' }, md: { fontSize: '3rem', textAlign: 'center' } },
}

describe('styleState', () => {
  const at = (breakpoint: 'default' | 'sm' | 'md' | 'xl', name: 'fontSize' | 'textAlign' = 'fontSize') =>
    styleState({ styles, field: 'title', name, breakpoint })

  it('tells own, inherited, overridden and unset values', () => {
    expect(at('default')).toEqual({ kind: 'own', value: '2rem' })
    expect(at('sm')).toEqual({ kind: 'inherited', value: '2rem', from: 'default' })
    expect(at('md')).toEqual({ kind: 'overridden', value: '3rem', from: 'default', inherited: '2rem' })
    expect(at('sm', 'textAlign')).toEqual({ kind: 'unset' })
  })

  it('inherits from the nearest smaller breakpoint', () => {
    expect(at('xl')).toEqual({ kind: 'inherited', value: '3rem', from: 'md' })
  })

  it('knows nothing of a field without styles', () => {
    expect(styleState({ styles, field: 'copy', name: 'font', breakpoint: 'xl' })).toEqual({ kind: 'unset' })
  })
})

describe('withStyle', () => {
  it('sets one value and leaves the others', () => {
    const next = withStyle({ styles, field: 'title', name: 'fontWeight', breakpoint: 'md', value: '700' })
    expect(next.title?.md).toEqual({ fontSize: '3rem', textAlign: 'center', fontWeight: '700' })
    expect(next.title?.default).toBe(styles.title?.default)
  })

  it('stores columns as a number', () => {
    const next = withStyle({ styles: {}, field: 'columns', name: 'columns', breakpoint: 'lg', value: '3' })
    expect(next).toEqual({ columns: { lg: { columns: 3 } } })
  })

  it('leaves nothing empty behind', () => {
    const next = withStyle({ styles, field: 'title', name: 'fontSize', breakpoint: 'default', value: null })
    expect(next).toEqual({ title: { md: { fontSize: '3rem', textAlign: 'center' } } })
    expect(withoutStyles({ styles: next, field: 'title', breakpoint: 'md' })).toEqual({})
  })
})

it('names the breakpoints with styles, smallest first', () => {
  expect(styledBreakpoints({ copy: { lg: { font: 'serif' } }, ...styles })).toEqual(['default', 'md', 'lg'])
  expect(styledBreakpoints({ copy: { lg: {} } })).toEqual([])
})

it('takes back everything of one breakpoint, and leaves the others', () => {
  const styles = { title: { default: { font: 'serif' }, md: { columns: 2 } }, copy: { md: { font: 'sans' } } }
  expect(withoutBreakpoint({ styles, breakpoint: 'md' })).toEqual({ title: { default: { font: 'serif' } } })
  expect(withoutBreakpoint({ styles, breakpoint: 'xl' })).toEqual(styles)
})
