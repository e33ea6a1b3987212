import { describe, expect, it } from 'vitest'
import { addressIn, isRefused, readableAddress } from './address'

describe('what is typed where a link is looked for', () => {
  it.each([
    ['/offers?a=1#b', '/offers?a=1#b'],
    ['#rooms', '#rooms'],
    ['https://example.org/a', 'https://example.org/a'],
    ['example.org/menu.pdf', 'https://example.org/menu.pdf'],
    ['stay@example.org', 'mailto:stay@example.org'],
    ['+1 (809) 555-0100', 'tel:+18095550100'],
    ['mailto:a@b.example', 'mailto:a@b.example'],
    ['/señal', '/señal'],
    ['/se%C3%B1al', '/se%C3%B1al'],
    ['/winter sun?q=a b', '/winter%20sun?q=a%20b'],
    ['tel:+34 971 123', 'tel:+34%20971%20123'],
    ['mailto:a@b.example?subject=Hello World', 'mailto:a@b.example?subject=Hello%20World'],
    ['Special offers', null],
    ['2027', null],
    ['javascript:alert(1)', null],
    ['//evil.example', null],
  ])('%s is the address %s', (text, address) => {
    expect(addressIn(text)).toBe(address)
  })

  it('is refused where it may not be used, and not where it is words', () => {
    for (const text of ['javascript:alert(1)', ' data:text/html,a', '//evil.example', '\\\\evil'])
      expect(isRefused(text), text).toBe(true)
    for (const text of ['Special offers', 'Day 2: the reef', '/offers', 'stay@example.org'])
      expect(isRefused(text), text).toBe(false)
  })

  it('is read without what nobody says', () => {
    expect(['mailto:a@b.example', 'tel:+123456', 'https://example.org/', '/'].map(readableAddress)).toEqual([
      'a@b.example',
      '+123456',
      'example.org',
      '/',
    ])
  })
})
