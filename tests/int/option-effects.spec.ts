import { randomUUID } from 'node:crypto'
import { createElement, Fragment } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createLocalReq, type TypedUser } from 'payload'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { components } from '../../src/blocks/registry/components'
import { slices } from '../../src/blocks/registry/configs'
import { getVoix } from '../../src/options/getVoix'
import { renderPage } from '../../src/render'
import { collectSignals } from '../../src/render/signals'
import type { Resolution } from '../../src/slices/resolution'
import { resolveRows } from '../../src/serve/resolve/resolveRows'
import { createCatalogue, defaultFields, treeRules } from '../../src/slices'
import type { CatalogueSlice } from '../../src/slices/types'
import { createRow } from '../../src/tree'
import type { Row } from '../../src/tree/types'
import { layouts } from '../../src/layouts/registry/configs'
import { startApp, type App } from './helpers/app'
import { makeDocument } from './helpers/documents'
import { makeChoices, type Choices } from './helpers/optionChoices'
import { filledFields, optionsOf, withOption, type Values } from './helpers/optionValues'
import { siteClasses } from './helpers/siteClasses'

/** Values of other fields without which an option has no effect, merged into the filled fields. */
const SHOWN_WITH: Record<string, Values> = {
  'brand-resort-filters': { brands: [] },
  hero: { titleFont: 'cursive' },
  // A film of the media library takes precedence over the external one.
  'video-hero': { customAspectRatio: true, film: null },
  'video-player': { film: null },
}
/** Slices with content for signed-in agents. */
const SHOWN_TO_AGENTS = new Set(['agent-dashboard'])
/** Notes for colleagues: hidden from visitors, shown to editors in the preview. */
const SHOWN_IN_PREVIEW = new Set(['hide-inline-booking-widget', 'hide-sign-up-to-save-footer'])

const catalogue = createCatalogue(slices, layouts)
let app: App
let classes: ReadonlySet<string>
let choices: Choices
let agent: TypedUser
beforeAll(async () => {
  // The sign-in is shown only if a provider is configured.
  vi.stubEnv('VOIX_IDENTITY_URL', 'https://identity.example.com')
  vi.stubEnv('VOIX_IDENTITY_SECRET', 'a-secret-of-the-provider')
  app = await startApp()
  classes = await siteClasses()
  choices = await makeChoices(app)
  const id = await makeDocument(app, 'users', { name: 'Ana', roles: ['agent'] })
  const user = await app.payload.findByID({ collection: 'users', id, overrideAccess: true })
  agent = { ...user, collection: 'users' }
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await app?.stop()
})

it.each(catalogue.all.map((slice) => [slice.name, slice] as const))(
  'each value of every option of %s looks different',
  async (_name, slice) => {
    const fields = slice.fields as Record<string, unknown>
    const left = new Map(optionsOf(fields, choices).map((option) => [option.path, option]))
    for (const base of basesOf(slice)) {
      const asked = [...left.values()]
      const variants = asked.flatMap(({ path, values }) => values.map((value) => withOption(base, path, value)))
      const [once, again, ...looks] = await looksOf(slice, [base, base, ...variants])
      // Otherwise every option would look different.
      expect(once).toBe(again)
      for (const { path, values } of asked) {
        const own = looks.splice(0, values.length)
        if (values.length > 1 && new Set(own).size === values.length) left.delete(path)
      }
    }
    expect([...left.keys()]).toEqual([])
  },
)

/** Returns the fields around an option: filled, as each template begins, and with the defaults of a new element. */
function basesOf(slice: CatalogueSlice): Values[] {
  const filled = { ...filledFields(slice.fields as Record<string, unknown>, choices), ...SHOWN_WITH[slice.name] }
  const begun = Object.values(slice.templates).map((template) => ({ ...filled, ...template.fields }))
  return [filled, ...begun, defaultFields(slice)]
}

/**
 * Returns what the slice's audience receives for an element with each set of fields: the HTML with the classes of the
 * style sheet, and the data for the layout.
 */
async function looksOf(slice: CatalogueSlice, variants: readonly Values[]): Promise<string[]> {
  const { loaders, queryCollections } = getVoix(app.config)
  const layout = slice.layouts === '*' || slice.layouts.includes('blocks') ? 'blocks' : (slice.layouts[0] ?? '')
  const preview = SHOWN_IN_PREVIEW.has(slice.name)
  const context = { languageCode: 'en', layout, siteId: 0, path: '/', preview, labels: {}, timeZone: 'UTC' }
  const trees = variants.map((variant) => rowsOf(slice, variant))
  const req = await createLocalReq(SHOWN_TO_AGENTS.has(slice.name) ? { user: agent } : {}, app.payload)
  const resolve = (rows: Row[]) => resolveRows({ req, rows, context, catalogue, loaders, queryCollections })
  // Slices with a limit per page are rendered one per page: others would be omitted.
  const pages = slice.maxPerPage === undefined ? [trees.flat()] : trees
  const resolution = Object.assign({}, ...(await Promise.all(pages.map(resolve)))) as Resolution
  return trees.map((rows) => {
    const view = { rows, resolution, context }
    const shown = renderPage({ view, components, rules: treeRules(catalogue, layout), onError: fail })
    const html = withKnownClasses(renderToStaticMarkup(createElement(Fragment, null, shown)))
    const told = JSON.stringify(collectSignals(rows, resolution))
    return rows.reduce((text, { id }, index) => text.replaceAll(id, `element-${index}`), html + told)
  })
}

function withKnownClasses(html: string): string {
  return html.replace(/class="([^"]*)"/g, (_attribute, names: string) => {
    const known = names.split(' ').filter((name) => classes.has(name.replaceAll('&gt;', '>').replaceAll('&amp;', '&')))
    return `class="${known.join(' ')}"`
  })
}

/** Returns the element with three others in its slot, inside a parent if it cannot be at the top level. */
function rowsOf(slice: CatalogueSlice, fields: Values): Row[] {
  const holds = (one: CatalogueSlice) =>
    Object.values(one.slots).some(({ allowedElements }) => allowedElements.includes(slice.name))
  const parent = slice.root ? undefined : catalogue.all.find(holds)
  const around = parent ? [newRow(parent, defaultFields(parent))] : []
  const own = newRow(slice, fields, around[0]?.id)
  const [slot, allowed] =
    Object.entries(slice.slots).map(([name, { allowedElements }]) => [name, allowedElements] as const)[0] ?? []
  const child = allowed && catalogue.find(allowed === '*' ? 'text-row' : (allowed[0] ?? ''))
  const inside = child ? [1, 2, 3].map(() => newRow(child, defaultFields(child), own.id, slot)) : []
  return [...around, own, ...inside]
}

function newRow({ name }: CatalogueSlice, fields: Values, parent: string | null = null, slot = 'default'): Row {
  return createRow({ id: randomUUID(), blockType: name, fields, element: { parent, slot } })
}

function fail(error: unknown): never {
  throw error
}
