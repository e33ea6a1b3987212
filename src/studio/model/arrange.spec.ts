import { expect, it } from 'vitest'
import { extendItems, orderItems } from './arrange'

const product = [{ id: 'save' }, { id: 'publish' }, { id: 'undo' }]
const extend = (added: { id: string; replaces?: true }[], without: string[] = []) =>
  extendItems({ kind: 'command', product, added, without })

it('puts a replacement in the place of the product’s item, and other items at the end', () => {
  const publish = { id: 'publish', replaces: true as const }
  const items = extend([{ id: 'shout' }, publish])
  expect(items.map(({ id }) => id)).toEqual(['save', 'publish', 'undo', 'shout'])
  expect(items[1]).toBe(publish)
})

it('leaves items out', () => {
  expect(extend([{ id: 'shout' }], ['save', 'shout'])).toEqual([{ id: 'publish' }, { id: 'undo' }])
})

it('puts some items first, in the order that is given', () => {
  const ordered = orderItems(product, { kind: 'command', order: ['undo', 'save'] })
  expect(ordered.map(({ id }) => id)).toEqual(['undo', 'save', 'publish'])
})

it.each([
  ['an id that is taken', () => extend([{ id: 'undo' }]), '"undo" is one of the product'],
  ['an id that is there twice', () => extend([{ id: 'shout' }, { id: 'shout' }]), 'two commands "shout"'],
  ['a malformed id', () => extend([{ id: 'Shout!' }]), 'lower case with hyphens'],
  ['a replacement of nothing', () => extend([{ id: 'pubish', replaces: true }]), 'It has: save, publish, undo.'],
  ['an unknown id in `without`', () => extend([], ['pubish']), '`studio.without.commands` has "pubish"'],
  [
    'an unknown id in `order`',
    () => orderItems(product, { kind: 'tab', order: ['notes'] }),
    '`studio.order.tabs` has "notes", but the studio has no such tab. It has: save, publish, undo.',
  ],
])('refuses %s', (_what, run, message) => expect(run).toThrow(message))
