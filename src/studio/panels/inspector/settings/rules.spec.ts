import { describe, expect, it } from 'vitest'
import { createEnvelope, createRow, toTree } from '../../../../tree'
import type { SliceRules, TreeRules } from '../../../../tree/types'
import { legalSlots, lockSentence, parseDomId } from './rules'

const row = (id: string, domId: string | null) =>
  createRow({ id, blockType: 'hero', element: createEnvelope({ properties: { domId, settings: {} } }) })
const rows = { a: row('a', 'top'), b: row('b', null) }
const parse = (text: string, id = 'b') => parseDomId({ text, id, rows, nameOf: () => 'Hero' })

describe('parseDomId', () => {
  it('takes a well-formed id, its own included', () => {
    expect(parse('rooms-2')).toEqual({ value: 'rooms-2' })
    expect(parse('top', 'a')).toEqual({ value: 'top' })
    expect(parse(' ')).toEqual({ value: null })
  })

  it.each(['2rooms', 'our rooms', '#rooms', 'é'])('refuses %j', (text) => {
    expect(parse(text)).toEqual({ problem: 'Use letters, digits, "-" and "_", beginning with a letter.' })
  })

  it('names the element that has the id', () => {
    expect(parse('top')).toEqual({ problem: '"Hero" on this page has the id "top" already.' })
  })
})

const slices: Record<string, SliceRules> = {
  columns: {
    layouts: '*',
    slots: {
      left: { allowedElements: '*' },
      right: { allowedElements: ['text'] },
      foot: { allowedElements: ['button'] },
      full: { allowedElements: '*', max: 1 },
    },
  },
  text: { layouts: '*', slots: {} },
}
const rules: TreeRules = { layout: 'blocks', slice: (name) => slices[name] }
const columns = createRow({ id: 'columns', blockType: 'columns' })
const text = (id: string, slot: string) =>
  createRow({ id, blockType: 'text', element: createEnvelope({ parent: 'columns', slot }) })
const tree = toTree([columns, text('a', 'left'), text('b', 'full')])

it('offers the slots that take the element, and the one it has', () => {
  expect(legalSlots({ tree, row: text('a', 'left'), rules })).toEqual(['left', 'right'])
  expect(legalSlots({ tree, row: text('b', 'full'), rules })).toEqual(['left', 'right', 'full'])
})

it('offers none at the root of the page', () => {
  expect(legalSlots({ tree, row: columns, rules })).toEqual([])
})

const editor = { isAdministrator: false, canEdit: true }

it('says what is locked, and to whom', () => {
  expect(lockSentence({ permissions: [], ...editor })).toBeNull()
  expect(lockSentence({ permissions: ['delete'], ...editor })).toBe(
    'Locked: only an administrator may delete it. Ask one to take the lock off.',
  )
  expect(lockSentence({ permissions: ['edit', 'move', 'delete'], isAdministrator: true, canEdit: true })).toBe(
    'Locked for editors: only administrators may change, move and delete it.',
  )
})
