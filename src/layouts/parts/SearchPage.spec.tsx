import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { SearchPageProps } from 'voix/render'
import labels from '../../content/locales/en.json'
import { SearchPage } from './SearchPage'

const result = (title: string) => ({
  href: '/sea',
  title: [{ text: title, isMatch: false }],
  excerpt: [
    { text: 'By the <b>', isMatch: false },
    { text: 'sea', isMatch: true },
  ],
  brand: 'Solmara',
})
const none = { total: 0, hasMore: false, isPartial: false, number: 1, numbers: 1, pages: [] }

function show(words: string, found: SearchPageProps['found']) {
  const context = { labels } as unknown as SearchPageProps['context']
  const toNumber = (number: number) => `/search?q=${words}&page=${number}`
  const props = { words, found, action: '/search', hidden: { layout: 'jewel' }, toNumber, context, data: null }
  return renderToStaticMarkup(<SearchPage {...props} />)
}

it('has a labelled form alone until something is looked for', () => {
  const html = show('', null)
  expect(html).toMatch(
    /<form role="search"[^>]*><input type="hidden" name="layout" value="jewel"\/><label for="search-words"/,
  )
  expect(html).not.toContain('role="status"')
})

it('says in words how much was found, and marks the words; what was typed stays a text', () => {
  const html = show('<i>sea', { ...none, total: 1, pages: [result('<u>Sea')] })
  expect(html).toContain('One page was found for “&lt;i&gt;sea”.')
  expect(html).toContain('By the &lt;b&gt;<mark>sea</mark>')
  expect(html).toContain('&lt;u&gt;Sea')
  expect(html).not.toContain('<nav')
})

it.each([
  [{ total: 21, numbers: 3, number: 2 }, '21 pages were found'],
  [{ total: 200, hasMore: true }, 'More than 200 pages were found'],
  [{ total: 2, isPartial: true }, 'No page has all the words'],
])('says what was found: %j', (found, told) => {
  expect(show('sea', { ...none, pages: [result('Sea')], ...found })).toContain(told)
})

it('leads to the pages before and behind', () => {
  const html = show('sea', { ...none, total: 21, number: 2, numbers: 3, pages: [result('Sea')] })
  expect(html).toContain('Page 2 of 3')
  expect([...html.matchAll(/page=(\d)/g)].map(([, number]) => number)).toEqual(['1', '3'])
})

it('offers ways on where nothing was found', () => {
  const html = show('xylophone', none)
  expect(html).toContain('Nothing was found for “xylophone”.')
  expect(html).toContain('href="/specials"')
  expect(html).not.toContain('<ol')
})
