import { expect, it } from 'vitest'
import type { PublicPage } from './publicPages'
import { writeSitemap } from './sitemap'

const page = (path: string, more: Partial<PublicPage> = {}) =>
  ({ id: path, path, languageCode: 'en', translationOf: null, updatedAt: '', ...more }) as PublicPage

it('escapes addresses of pages and of their translations', () => {
  const pages = [page('/food&drink'), page("/comer&beber's", { languageCode: 'es', translationOf: '/food&drink' })]
  const text = writeSitemap(pages, 'https://www.example.com')
  expect(text.match(/(?<=<loc>)[^<]*/g)).toEqual([
    'https://www.example.com/food&#38;drink',
    'https://www.example.com/comer&#38;beber&#39;s',
  ])
  expect(text.match(/(?<=href=")[^"]*/g)).toHaveLength(4)
  expect(text).not.toMatch(/&(?!#\d+;)/)
})
