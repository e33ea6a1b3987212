import { describe, expect, it } from 'vitest'
import { createEnvelope, parseEnvelope, safeEnvelope } from './envelope'
import { readRows } from './row'

describe('parseEnvelope', () => {
  it('fills what old data lacks', () => {
    expect(parseEnvelope({ parent: 'a' })).toEqual(createEnvelope({ parent: 'a' }))
    expect(parseEnvelope(undefined)).toEqual(createEnvelope())
    expect(parseEnvelope({ properties: { domId: 'top' }, modelQuery: { collection: 'specials' } })).toEqual(
      createEnvelope({
        properties: { domId: 'top', settings: {} },
        modelQuery: { collection: 'specials', where: [], sort: null, limit: 10, bind: {} },
      }),
    )
  })
  it('keeps what is wrong, so that it can be refused', () => {
    expect(parseEnvelope({ hydrationMode: 'never', tags: 7 })).toMatchObject({ hydrationMode: 'never', tags: 7 })
  })
  it('keeps what it does not know', () => expect(parseEnvelope({ extra: 1 })).toMatchObject({ extra: 1 }))
})

it('safeEnvelope replaces what is wrong by its default', () => {
  expect(safeEnvelope({ slot: 'aside', hydrationMode: 'never', tags: 7 })).toEqual(createEnvelope({ slot: 'aside' }))
})

it('readRows completes rows and leaves out what is no row', () => {
  expect(readRows([{ id: 'a', blockType: 'hero', title: 'T' }, null, 7])).toEqual([
    { id: 'a', blockType: 'hero', title: 'T', element: createEnvelope() },
  ])
  expect(readRows('nonsense')).toEqual([])
})
