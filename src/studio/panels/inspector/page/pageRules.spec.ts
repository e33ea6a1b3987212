import { describe, expect, it } from 'vitest'
import { createRow, toTree } from '../../../../tree'
import type { SliceRules } from '../../../../tree/types'
import { layoutProblems, parseCanonical, parsePath, parseTitle, textLength } from './pageRules'

const slices: Record<string, SliceRules> = {
  group: { layouts: '*', slots: { default: { allowedElements: '*' } } },
  crest: { layouts: ['jewel'], slots: { default: { allowedElements: '*' } } },
  text: { layouts: '*', slots: {} },
}
const rules = (layout: string) => ({ layout, slice: (name: string) => slices[name] })
const row = (id: string, blockType: string, parent: string | null = null) =>
  createRow({ id, blockType, element: { parent } })
const tree = toTree([row('g', 'group'), row('c', 'crest', 'g'), row('t', 'text', 'c'), row('u', 'text')])

it('names the elements that the other layout does not allow, not what stands inside of them', () => {
  expect(layoutProblems({ tree, rules: rules('jewel'), layout: 'blocks' }).map(({ id }) => id)).toEqual(['c'])
})

it('names none for a layout that allows all, for the same one, and none that is refused already', () => {
  expect(layoutProblems({ tree, rules: rules('blocks'), layout: 'jewel' })).toEqual([])
  expect(layoutProblems({ tree, rules: rules('blocks'), layout: 'blocks' })).toEqual([])
  expect(layoutProblems({ tree, rules: rules('blocks'), layout: 'no-chrome' })).toEqual([])
})

const reserved = ['api', 'sitemap*']

describe('what is typed into the page panel', () => {
  it('becomes a path as it is stored', () => {
    expect(parsePath({ text: ' Resorts/Coral-Bay/ ', reserved })).toEqual({ value: '/resorts/coral-bay' })
    expect(parsePath({ text: '/', reserved })).toEqual({ value: '/' })
  })

  it.each(['', '   ', '/a b', '/a?b', '/a/../b', '/api', '/api/pages', '/sitemap-2.xml'])('%j is no path', (text) => {
    expect(parsePath({ text, reserved })).toHaveProperty('problem')
  })

  it('is a title when it holds something', () => {
    expect(parseTitle(' Summer ')).toEqual({ value: ' Summer ' })
    expect(parseTitle('  ')).toHaveProperty('problem')
  })

  it('is a canonical address when visitors can follow it', () => {
    expect(parseCanonical('')).toEqual({ value: null })
    expect(parseCanonical('https://example.com/a')).toEqual({ value: 'https://example.com/a' })
    expect(parseCanonical('/a')).toEqual({ value: '/a' })
    for (const text of ['example.com', 'javascript:alert(1)', '//evil.example', 'mailto:a@b.c'])
      expect(parseCanonical(text)).toHaveProperty('problem')
  })
})

const limits = { min: 3, max: 5 }
const of = (text: string) => textLength({ text, limits })

it('tells what is too short, good and too long', () => {
  expect(of('  ').state).toBe('empty')
  expect(of('ab').state).toBe('short')
  expect(of('abc').state).toBe('good')
  expect(of('abcde').state).toBe('good')
  expect(of('abcdef').state).toBe('long')
})

it('counts what people see as one character once, and fills up at the limit', () => {
  expect(of('🌴🌴🌴').length).toBe(3)
  expect(of('abcdefghij').share).toBe(1)
  expect(of('').share).toBe(0)
})
