import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { SliceComponent } from 'voix/render'
import { createCatalogue, defaultFields, type SliceProps } from 'voix/slices'
import { layouts } from '../layouts/registry/configs'
import { components } from './registry/components'
import { slices } from './registry/configs'

const catalogue = createCatalogue(slices, layouts)

/** Renders a slice with its defaults, as a visitor sees it. */
function shown({ name, data, preview = false }: { name: string; data: unknown; preview?: boolean }): string {
  const slice = catalogue.find(name)
  if (!slice) throw new Error(`There is no slice ${name}.`)
  const Component = components[name] as SliceComponent
  const props = {
    id: 'element',
    fields: defaultFields(slice),
    data,
    slots: {},
    slot: {},
    children: {},
    root: {},
    field: {},
    context: { languageCode: 'en', layout: 'blocks', siteId: 0, path: '/', preview, labels: {} },
  } as unknown as SliceProps
  return renderToStaticMarkup(<Component {...props} />)
}

it('the identity promo is hidden from visitors where no provider is set, which the preview says', () => {
  const name = 'identity-verification-promo'
  expect(shown({ name, data: { isOffered: true } })).toContain('Verify who you are')
  expect(shown({ name, data: { isOffered: false } })).toBe('<div hidden=""></div>')
  expect(shown({ name, data: { isOffered: false }, preview: true })).toContain('no identity provider is set')
})

it('the dashboard greets agents who are signed in, and no others', () => {
  const name = 'agent-dashboard'
  const data = { name: '', offers: 2, ending: [], papers: [] }
  expect(shown({ name, data: { ...data, isAgent: true, name: 'Agnes' } })).toContain('Good to see you</span>, Agnes')
  expect(shown({ name, data: { ...data, isAgent: false } })).not.toContain('Good to see you')
})

it('a form of the site’s own is offered on every layout', () => {
  for (const { name } of layouts)
    expect(catalogue.offered({ layout: name }).map((slice) => slice.name)).toContain('form-block')
})
