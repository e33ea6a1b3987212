import { describe, expect, it } from 'vitest'
import { createEchoes } from './createTextEditor'

describe('what comes back while a text is typed', () => {
  it('is no news when it was typed here, however late it comes', () => {
    const echoes = createEchoes('')
    for (const text of ['a', 'ab', 'abc']) echoes.sent(text)
    expect(echoes.isForeign('a')).toBe(false)
    expect(echoes.isForeign('ab')).toBe(false)
    expect(echoes.isForeign('from elsewhere')).toBe(false)
    expect(echoes.isForeign('abc')).toBe(false)
    expect(echoes.isForeign('from elsewhere')).toBe(true)
  })

  it('is news when it is an undo or another window', () => {
    const echoes = createEchoes('Sand')
    echoes.sent('Sand.')
    expect(echoes.isForeign('Sand.')).toBe(false)
    expect(echoes.isForeign('Sand')).toBe(true)
    expect(echoes.isForeign('Sand')).toBe(false)
  })

  it('does not take back what was typed since', () => {
    const echoes = createEchoes('')
    echoes.sent('a')
    echoes.sent('ab')
    expect(echoes.isForeign('a')).toBe(false)
    expect(echoes.isForeign('from elsewhere')).toBe(false)
    expect(echoes.isForeign('ab')).toBe(false)
  })

  it('counts answers that were left out', () => {
    const echoes = createEchoes('')
    for (const text of ['a', 'ab', 'abc']) echoes.sent(text)
    expect(echoes.isForeign('abc')).toBe(false)
    expect(echoes.isForeign('a')).toBe(true)
  })
})
