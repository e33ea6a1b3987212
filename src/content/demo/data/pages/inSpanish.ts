import type { DemoElement } from '../../build'
import type { SpanishTexts } from '../spanish/types'
import type { DemoPage } from './types'

/** Of what the documents say themselves, and are chosen by. */
const CHOOSING = 'country'

/** A page's translation: the same elements in Spanish words. Its links stay: they lead readers to their language by themselves. */
export function inSpanish(page: DemoPage, { words, fields = {} }: SpanishTexts): DemoPage {
  const { path, title, meta, elements } = page
  const said = (text: string) => (Object.hasOwn(words, text) ? (words[text] ?? text) : text)
  const inWords = (value: unknown, key = ''): unknown => {
    if (typeof value === 'string') return key === CHOOSING ? value : said(value)
    if (Array.isArray(value)) return value.map((each: unknown) => inWords(each))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, inWords(inner, name)]))
  }
  const element = (own: DemoElement): DemoElement => ({
    ...own,
    fields: inWords({ ...fields[own.slice], ...own.fields }) as DemoElement['fields'],
    children: own.children.map(element),
  })
  return {
    ...page,
    path: `/es${path}`,
    title: said(title),
    languageCode: 'es',
    translationOf: path,
    meta: inWords(meta) as DemoPage['meta'],
    elements: elements.map(element),
  }
}
