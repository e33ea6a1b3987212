import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { createRow, toTree } from '../tree'
import type { TreeRules } from '../tree/types'
import { RenderElement } from './RenderElement'
import { collectSignals } from './signals'
import type { SliceComponents } from './types'
import type { Resolution } from '../slices/resolution'

const rules = {
  layout: 'jewel',
  slice: () => ({ layouts: '*', slots: { default: { allowedElements: '*' } } }),
} as unknown as TreeRules
const components = {
  text: ({ fields }) => <p>{String(fields['text'])}</p>,
  box: ({ slots }) => <section>{slots['default']}</section>,
} satisfies SliceComponents
const rows = [
  createRow({ id: 'query', blockType: 'box' }),
  createRow({ id: 'box', blockType: 'box', element: { parent: 'query' } }),
  createRow({ id: 'bound', blockType: 'text', element: { parent: 'box' } }),
  createRow({ id: 'plain', blockType: 'text', element: { parent: 'query' } }),
]
const shows = (text: string) => ({ fields: { text }, data: null, signal: text })
const resolution: Resolution = {
  query: { fields: {}, data: null, repeat: ['a', 'b'].map((id) => ({ id, fields: {}, data: null })) },
  box: { fields: {}, data: null },
  bound: { ...shows('own'), filled: { a: shows('Azul'), b: shows('Belmar') } },
  plain: { fields: { text: 'plain' }, data: null },
}
const context = {
  languageCode: 'en',
  layout: 'jewel',
  siteId: 0,
  path: '/',
  timeZone: 'UTC',
  preview: false,
  labels: {},
}
const scope = { tree: toTree(rows), resolution, components, rules, context, quarantined: new Set<string>() }

it('shows inside a query element what each document fills, at any depth, and by itself its own', () => {
  expect(renderToStaticMarkup(<RenderElement id="query" scope={scope} />)).toBe(
    '<section><section><p>Azul</p></section><p>plain</p></section><section><section><p>Belmar</p></section><p>plain</p></section>',
  )
  expect(renderToStaticMarkup(<RenderElement id="bound" scope={scope} />)).toBe('<p>own</p>')
})

it('tells the layout of every document', () => {
  expect(collectSignals(rows, resolution).map(({ value }) => value)).toEqual(['Azul', 'Belmar'])
})
