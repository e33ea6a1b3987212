import { readSections } from '../../collections/core/sections/readSections'
import { type Check, type CheckedPage, ELEMENT_CHECKS, findAll, type Found, readPage } from '../../slices/checks'
import { elementName, fillSections, type Row, sectionOf, toTree } from '../../tree'
import { deadLinks, pictures } from './serverChecks'

type Sections = Awaited<ReturnType<typeof readSections>>

/** Reports shared sections that are not visible to visitors, and findings on the elements inside of sections. */
export const sections: Check = {
  name: 'shared-section',
  find: async (page) => {
    const { rows, req } = page
    const placements = rows.filter((row) => sectionOf(row) !== null)
    if (!req || placements.length === 0) return []
    const found = await readSections({ req, rows: placements, isPublished: false })
    const inside = await Promise.all(placements.map((row) => findInside(page, row, found)))
    return placements.flatMap((row, index): Found[] => [...stateOf(row, found), ...(inside[index] ?? [])])
  },
}

/** Returns a hint only: a page may be published before its section, which is shown as soon as it is published. */
function stateOf(row: Row, found: Sections): Found[] {
  const section = found.get(sectionOf(row) ?? '')
  if (section?.isPublished) return []
  const text = section
    ? 'The shared section is not published: visitors see an empty place.'
    : 'The shared section was deleted: visitors see an empty place.'
  return [{ level: 'hint', element: row.id, field: null, text }]
}

/** Reports errors as hints. An error inside of a section blocks publishing the section, not the page. */
async function findInside(page: CheckedPage, placement: Row, found: Sections): Promise<Found[]> {
  const section = found.get(sectionOf(placement) ?? '')
  if (!section) return []
  const tree = toTree(fillSections(section.rows, (id) => found.get(id)?.rows))
  const { languages, req, slice } = page
  const read = readPage({ page: page.page, tree, slice, languages, colors: page.colors, req })
  const all = await findAll(read, [...ELEMENT_CHECKS, deadLinks, pictures], () => undefined)
  const texts = all.map(({ element, text }) => {
    const row = element === null ? undefined : tree.rows[element]
    return `In the shared section “${section.title}”${row ? `, ${elementName(row, slice)}` : ''}: ${text}`
  })
  return [...new Set(texts)].map((text) => ({ level: 'hint', element: placement.id, field: null, text }))
}
