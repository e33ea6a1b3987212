import { describe, expect, it } from 'vitest'
import { slices } from '../../src/blocks/registry/configs'
import { pages } from '../../src/content/demo/data/pages'
import { layouts } from '../../src/layouts/registry/configs'
import { createCatalogue } from '../../src/slices'
import { findPlainly, PLAIN_CHECKS, readPage } from '../../src/slices/checks'
import { pathOnSite } from '../../src/slices/checks/addresses'
import { checkedSlices } from '../../src/slices/checks/checkedSlices'
import { rowsOfPiece } from '../../src/slices/rowsOfPiece'
import { isOwnPath, toTree } from '../../src/tree'

const catalogue = createCatalogue(slices, layouts)
const slice = checkedSlices(slices)
const published = new Set(pages.map(({ path }) => path))

const looks = catalogue.all.flatMap((one) =>
  [undefined, ...Object.keys(one.templates)].map((template) => ({ one, template })),
)

/** Slices that are empty until an editor has chosen their content. */
const MISSING = 'is missing'

/** Returns a page with only a new element of the slice. */
const pageWith = ({ one, template }: (typeof looks)[number]) =>
  readPage({
    page: { title: 'New', path: '/new', languageCode: 'en' },
    tree: toTree(rowsOfPiece(one, template, catalogue)),
    slice,
    languages: [{ code: 'en', name: 'English' }],
  })

describe('a new element of any slice, with its defaults or a template', () => {
  it('can be published: its sample data has no error', () => {
    const errors = looks.flatMap((look) =>
      findPlainly(pageWith(look), PLAIN_CHECKS)
        .filter(({ level, text }) => level === 'error' && !text.includes(MISSING))
        .map(({ text }) => `${look.one.name} ${look.template ?? ''}: ${text}`),
    )
    expect(errors).toEqual([])
  })

  it('links to pages of the demo, or of the admin', () => {
    const lost = looks.flatMap((look) =>
      pageWith(look).links.flatMap(({ link }) => {
        const path = pathOnSite(link.href, '/new')
        return path === null || published.has(path) || isOwnPath(path, '/voix')
          ? []
          : [`${look.one.name} ${look.template ?? ''}: ${link.href}`]
      }),
    )
    expect(lost).toEqual([])
  })
})
