import { describe, expect, it } from 'vitest'
import { createEnvelope, readEnvelope } from './envelope'

const read = (value: unknown) => readEnvelope(value).envelope

describe('readEnvelope', () => {
  it('fills what old data lacks', () => {
    expect(read({ parent: 'a' })).toEqual(createEnvelope({ parent: 'a' }))
    expect(read(undefined)).toEqual(createEnvelope())
    expect(read({ properties: { domId: 'top' }, modelQuery: { collection: 'specials' } })).toEqual(
      createEnvelope({
        properties: { domId: 'top', settings: {} },
        modelQuery: { collection: 'specials', where: [], sort: null, limit: 10, bind: {} },
      }),
    )
  })

  it('puts defaults in the place of what is wrong, and tells what stood there', () => {
    expect(readEnvelope({ slot: 'aside', hydrationMode: 'never', tags: 7 })).toEqual({
      envelope: createEnvelope({ slot: 'aside' }),
      unreadable: { hydrationMode: 'never', tags: 7 },
    })
  })

  it('keeps what it does not know', () => expect(read({ extra: 1 })).toMatchObject({ extra: 1 }))
})
