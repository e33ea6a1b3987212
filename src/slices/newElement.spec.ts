import { describe, expect, it } from 'vitest'
import { createCatalogue } from './catalogue'
import { checkDefaultElements } from './checkDefaultElements'
import { defaultFields } from './defaultFields'
import { defineSlice } from './defineSlice'
import { field } from './field'
import { newRows } from './newElement'
import type { SlotDefinition } from './types'

const slice = (name: string, slots: Record<string, SlotDefinition> = {}, more: object = {}) =>
  defineSlice({
    name,
    label: name,
    admin: { group: 'test' },
    fields: {
      title: field.text({ defaultValue: `A ${name}` }),
      rows: field.array({ fields: { name: field.text() }, defaultValue: [{ name: 'one' }] }),
    },
    slots,
    ...more,
  })

const TAB = { slice: 'tab', fields: { title: 'First' } }
const tabs = slice('tabs', { default: { allowedElements: ['tab'], min: 2, defaultElements: [TAB, { slice: 'tab' }] } })
const tab = slice('tab', { default: { allowedElements: '*', defaultElements: [{ slice: 'text' }] } }, { root: false })
const text = slice('text')

describe('a new element', () => {
  const catalogue = createCatalogue([tabs, tab, text])
  const find = (name: string) => {
    const found = catalogue.find(name)
    return found && { ...found, rules: found, defaults: defaultFields(found) }
  }

  it('brings the default elements of its slots, and these theirs, each with its own values over the defaults', () => {
    const rows = newRows({ blockType: 'tabs', find })
    expect(rows.map(({ blockType, title }) => [blockType, title])).toEqual([
      ['tabs', 'A tabs'],
      ['tab', 'First'],
      ['text', 'A text'],
      ['tab', 'A tab'],
      ['text', 'A text'],
    ])
    const [top, first, inner] = rows
    expect(first?.element).toMatchObject({ parent: top?.id, slot: 'default' })
    expect(inner?.element.parent).toBe(first?.id)
  })

  it('has no id in common with another one, neither of elements nor of rows in lists', () => {
    const { defaults } = find('tabs') ?? { defaults: {} }
    const known = (name: string) => ({ ...(find(name) as NonNullable<ReturnType<typeof find>>), defaults })
    const ids = [1, 2].flatMap(() => newRows({ blockType: 'tabs', find: known }))
    const all = ids.flatMap(({ id, rows }) => [id, ...(rows as { id: string }[]).map((row) => row.id)])
    expect(all).toHaveLength(20)
    expect(new Set(all).size).toBe(20)
  })
})

describe('default elements', () => {
  const check = (slots: Record<string, SlotDefinition>, more: ReturnType<typeof slice>[] = []) =>
    checkDefaultElements(createCatalogue([slice('box', slots), tab, text, ...more]), ['plain'])
  const box = (rules: Omit<SlotDefinition, 'allowedElements'>) =>
    check({ default: { allowedElements: ['text'], ...rules } })

  it('are fine where the slot takes them', () => {
    expect(() => box({ min: 1, max: 1, defaultElements: [{ slice: 'text' }] })).not.toThrow()
  })

  it.each<[string, Parameters<typeof box>[0], string]>([
    ['fewer than the slot must hold', { min: 2, defaultElements: [{ slice: 'text' }] }, 'holds at least 2'],
    ['none where the slot must hold some', { min: 1 }, 'holds at least 1'],
    ['more than it may hold', { max: 1, defaultElements: [{ slice: 'text' }, { slice: 'text' }] }, 'holds at most 1'],
    ['one that it does not take', { defaultElements: [{ slice: 'tab' }] }, 'does not take'],
    ['one that is no slice', { defaultElements: [{ slice: 'nope' }] }, 'does not exist'],
  ])('are refused: %s, naming slice and rule', (_what, rules, words) => {
    expect(() => box(rules)).toThrow('Slice "box": its `defaultElements`')
    expect(() => box(rules)).toThrow(words)
  })

  it('are refused where slices have each other inside for ever', () => {
    const inside = (name: string) => ({
      default: { allowedElements: '*' as const, defaultElements: [{ slice: name }] },
    })
    expect(() => check(inside('ring'), [slice('ring', inside('box'))])).toThrow('is nested too deeply')
  })
})
