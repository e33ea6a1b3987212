import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createEnvelope } from '../envelope'
import { checkEnvelope } from './checkEnvelope'

const keysOf = (value: unknown) => checkEnvelope(value).map(({ key }) => key)

describe('checkEnvelope', () => {
  it('accepts a new envelope, an incomplete one, and none', () => {
    expect(checkEnvelope(createEnvelope())).toEqual([])
    expect(checkEnvelope({ parent: null })).toEqual([])
    expect(checkEnvelope(undefined)).toEqual([])
  })

  it('accepts everything that an editor can set', () => {
    const full = createEnvelope({
      tags: [{ name: 'spa', point: 3 }],
      conditionsSettings: { type: 'or', conditions: [{ key: 'tag:spa', operator: 'greater_than', value: 3 }] },
      properties: { domId: 'top-1', settings: { a: 1 } },
      modelQuery: {
        collection: 'specials',
        where: [{ field: 'a.b', operator: 'in', value: [1] }],
        sort: '-date',
        limit: 3,
        bind: { title: 'title' },
      },
      fieldProperties: {
        title: {
          default: { font: 'serif', fontSize: 'clamp(1rem, 2vw, 3rem)', columns: 3 },
          '2xl': { textAlign: 'center' },
        },
      },
      fieldsEnabled: { title: false, copy: true },
      hydrationMode: 'visible',
      permissions: ['edit', 'delete'],
      gui: { note: 'Ask Ana before Easter', color: 'teal', isCollapsed: true },
    })
    expect(checkEnvelope(full)).toEqual([])
  })

  it.each<[string, object]>([
    ['parent', { parent: 7 }],
    ['parent', { parent: '' }],
    ['gui', { gui: [] }],
    ['gui', { gui: { note: 'x'.repeat(501) } }],
    ['gui', { gui: { color: '#ff0000' } }],
    ['gui', { gui: { isCollapsed: 'yes' } }],
    ['slot', { slot: '' }],
    ['slot', { slot: null }],
    ['enabled', { enabled: 'yes' }],
    ['tags', { tags: {} }],
    ['tags', { tags: [{ name: 'a' }] }],
    ['tags', { tags: [{ name: '', point: 1 }] }],
    ['tags', { tags: [{ name: 'a', point: Number.NaN }] }],
    ['tags', { tags: [null] }],
    ['conditionsSettings', { conditionsSettings: [] }],
    ['conditionsSettings', { conditionsSettings: { type: 'xor', conditions: [] } }],
    [
      'conditionsSettings',
      { conditionsSettings: { type: 'and', conditions: [{ key: 'a', operator: 'like', value: 1 }] } },
    ],
    ['conditionsSettings', { conditionsSettings: { type: 'and', conditions: [{ operator: 'equals' }] } }],
    ['properties', { properties: null }],
    ['properties', { properties: { domId: '1 bad', settings: {} } }],
    ['properties', { properties: { domId: null, settings: [] } }],
    ['modelQuery', { modelQuery: {} }],
    ['modelQuery', { modelQuery: { collection: 'a', limit: 0 } }],
    ['modelQuery', { modelQuery: { collection: 'a', limit: 1e9 } }],
    ['modelQuery', { modelQuery: { collection: 'a', where: [{ field: 'x', operator: '=', value: 1 }] } }],
    ['modelQuery', { modelQuery: { collection: 'a', bind: { title: 7 } } }],
    ['modelQuery', { modelQuery: { collection: 'a', sort: 7 } }],
    ['fieldProperties', { fieldProperties: [] }],
    ['fieldProperties', { fieldProperties: { title: [] } }],
    ['fieldProperties', { fieldProperties: { title: { huge: {} } } }],
    ['fieldProperties', { fieldProperties: { title: { md: { margin: '1px' } } } }],
    ['fieldProperties', { fieldProperties: { title: { md: { font: 'x;}body{display:none' } } } }],
    ['fieldProperties', { fieldProperties: { title: { md: { font: 'url(//evil)' } } } }],
    ['fieldProperties', { fieldProperties: { title: { md: { font: '</style>' } } } }],
    ['fieldProperties', { fieldProperties: { title: { md: { columns: 99 } } } }],
    ['fieldProperties', { fieldProperties: { title: { md: { boxShadow: '0 0 1px url(//evil)' } } } }],
    ['style', { style: [] }],
    ['style', { style: { huge: {} } }],
    ['style', { style: { md: [] } }],
    ['style', { style: { md: { fontSize: '20px' } } }],
    ['style', { style: { md: { constructor: '1px' } } }],
    ['style', { style: { md: { paddingTop: '-1px' } } }],
    ['style', { style: { md: { paddingTop: '1px;}body{display:none' } } }],
    ['style', { style: { md: { backgroundColor: 'url(//evil)' } } }],
    ['style', { style: { md: { visibility: 'gone' } } }],
    ['fieldsEnabled', { fieldsEnabled: [] }],
    ['fieldsEnabled', { fieldsEnabled: { title: 'no' } }],
    ['hydrationMode', { hydrationMode: 'never' }],
    ['xpStatus', { xpStatus: 1 }],
    ['permissions', { permissions: ['fly'] }],
    ['permissions', { permissions: 'edit' }],
  ])('names %s when it is %j', (key, value) => expect(keysOf(value)).toEqual([key]))

  it('refuses what is no object', () => {
    for (const value of ['x', 7, true, []]) expect(checkEnvelope(value)).toHaveLength(1)
  })

  it('never throws', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...Object.keys(createEnvelope())), fc.anything()), (value) => {
        expect(Array.isArray(checkEnvelope(value))).toBe(true)
      }),
    )
  })
})

it('names the style and the rule', () => {
  const [found] = checkEnvelope({ style: { md: { paddingTop: '1 px' } } })
  expect(found?.problem).toBe('at md has a wrong value for "paddingTop": it must be a length, not below 0: 24, 1.5rem')
})
