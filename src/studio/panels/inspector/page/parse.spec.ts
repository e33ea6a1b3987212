import { describe, expect, it } from 'vitest'
import { parseCanonical, parsePath, parseTitle } from './parse'

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
