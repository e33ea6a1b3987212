import { describe, expect, it } from 'vitest'
import { defineSlice } from './defineSlice'
import { field } from './field'
import type { FieldMap } from './types'

const slice = (fields: FieldMap, more: object = {}) =>
  defineSlice({ name: 'hero', label: 'Hero', admin: { group: 'global' }, fields, ...more })

describe('defineSlice', () => {
  it('fills in what a definition leaves out', () => {
    expect(slice({})).toMatchObject({
      layouts: '*',
      tags: [],
      deprecated: false,
      database: false,
      hydrationMode: 'load',
      root: true,
      templates: {},
      preview: null,
      slots: {},
      description: '',
      purpose: { label: 'Global' },
      icon: null,
    })
  })

  it('keeps what a definition says', () => {
    const definition = slice({ title: field.text() }, { layouts: ['blocks'], root: false, maxPerPage: 1 })
    expect(definition).toMatchObject({ layouts: ['blocks'], root: false, maxPerPage: 1 })
    expect(definition.fields.title).toMatchObject({ type: 'text', enabled: true, styled: false })
  })

  it.each(['Hero', 'hero_one', '1hero', '-hero', 'hero-', ''])('refuses the name %j', (name) => {
    expect(() => defineSlice({ name, label: 'Hero', admin: { group: 'global' }, fields: {} })).toThrow(
      `Slice "${name}"`,
    )
  })

  it.each([
    ['an empty label', { label: ' ' }, 'label'],
    ['an empty group', { admin: { group: '' } }, 'group'],
    ['a purpose that is unknown', { purpose: 'txet' }, 'Name one of opening, text'],
    ['a purpose without a label', { purpose: { label: ' ' } }, 'label of the purpose is empty'],
    ['an icon that is no path', { icon: '<svg onload=alert(1)>' }, 'no path of an SVG'],
    ['a purpose whose icon is no path', { purpose: { label: 'A', icon: 'star.svg' } }, '"star.svg"'],
    ['an empty list of layouts', { layouts: [] }, 'layouts'],
    ['a slot that takes nothing', { slots: { default: { allowedElements: [] } } }, 'slot "default"'],
    [
      'a slot that goes by a number that is not there',
      { slots: { default: { allowedElements: '*', from: { field: 'columns', value: 2 } } } },
      '"columns" is no number field',
    ],
    ['a slot whose limit is 0', { slots: { default: { allowedElements: '*', max: 0 } } }, 'slot "default"'],
    ['a slot whose least is 0', { slots: { default: { allowedElements: '*', min: 0 } } }, 'min must be greater'],
    [
      'a slot that can never be right',
      { slots: { a: { allowedElements: '*', min: 3, max: 2 } } },
      'greater than max 2',
    ],
    ['a version that nothing leads to', { version: 2 }, 'needs upgrade()'],
    ['an upgrade that is never called', { upgrade: (fields: object) => fields }, 'count up `version`'],
    ['a version between two', { version: 1.5, upgrade: (fields: object) => fields }, 'whole number'],
    ['its own name among the former ones', { formerly: ['hero'] }, '"hero"'],
    ['a template of a field that is not there', { templates: { a: { label: 'A', fields: { nope: 1 } } } }, '"nope"'],
  ])('refuses %s', (_what, more, culprit) => {
    expect(() => slice({}, more)).toThrow(culprit)
  })

  it.each<[string, FieldMap, string]>([
    ['a reserved name', { id: field.text() }, 'field "id"'],
    ['the envelope as a name', { element: field.text() }, 'field "element"'],
    ['a name with a hyphen', { 'title-tag': field.text() }, 'field "title-tag"'],
    ['a select without options', { a: field.select({ options: [] }) }, 'at least one option'],
    ['two equal options', { a: field.select({ options: ['x', 'x'] }) }, 'same value'],
    ['an empty option', { a: field.select({ options: [''] }) }, 'not empty'],
    ['limits the wrong way round', { a: field.number({ min: 2, max: 1 }) }, 'min 2 is greater than max 1'],
    ['a default below min', { a: field.number({ min: 1, defaultValue: 0 }) }, 'less than min'],
    ['a default above max', { a: field.number({ max: 1, defaultValue: 2 }) }, 'greater than max'],
    ['a step of 0', { a: field.number({ step: 0 }) }, 'step'],
    ['a picture without width', { a: field.upload({ breakpoints: { default: { width: 0 } } }) }, 'width'],
    ['a colour that is none', { a: field.color({ defaultValue: 'red;}' }) }, 'no colour'],
    [
      'a condition on a field that is not there',
      { a: field.text({ admin: { condition: { field: 'nope', operator: 'exists', value: true } } }) },
      '`admin.condition` names "nope"',
    ],
    [
      'a condition that compares in no known way',
      {
        a: field.text({ admin: { condition: { field: 'b', operator: 'is' as 'equals', value: 1 } } }),
        b: field.text(),
      },
      'compares by "is"',
    ],
    ['a list without fields', { a: field.array({ fields: {} }) }, 'at least one field'],
    ['a value per language', { a: { type: 'text', name: 'a', localized: true } }, 'one document per language'],
    [
      'a value per language further in',
      { a: field.payload({ type: 'group', name: 'a', fields: [{ type: 'text', name: 'b', localized: true }] }) },
      'localized',
    ],
    ['a group without fields', { a: field.group({ fields: {} }) }, 'at least one field'],
    [
      'a list in a group',
      { a: field.group({ fields: { b: field.array({ fields: { c: field.text() } }) } }) },
      'the array "b" stands beside a group',
    ],
    ['a fault inside a list', { a: field.array({ fields: { 'b-c': field.text() } }) }, 'field "a.b-c"'],
    [
      'more default rows than a list may have',
      { a: field.array({ fields: { b: field.text() }, maxRows: 1, defaultValue: [{}, {}] }) },
      'maxRows',
    ],
  ])('refuses %s, naming slice and field', (_what, fields, message) => {
    expect(() => slice(fields)).toThrow('Slice "hero"')
    expect(() => slice(fields)).toThrow(message)
  })

  it('refuses a default that is none of the options', () => {
    const broken = { ...field.select({ options: ['h1', 'h2'] }), defaultValue: 'h7' }
    expect(() => slice({ tag: broken as unknown as FieldMap[string] })).toThrow('"h7" is none of its options (h1, h2)')
  })
})
