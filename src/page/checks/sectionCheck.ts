import { readSections } from '../../collections/core/sections/readSections'
import type { Check, Found } from '../../slices/checks'
import { sectionOf } from '../../tree'

/** Shared sections that visitors see nothing of. A page may wait for one: it shows as soon as it is published. */
export const sections: Check = {
  name: 'shared-section',
  find: async ({ rows, req }) => {
    const placements = rows.filter((row) => sectionOf(row) !== null)
    if (!req || placements.length === 0) return []
    const found = await readSections({ req, rows: placements, isPublished: false })
    return placements.flatMap((row): Found[] => {
      const section = found.get(sectionOf(row) ?? '')
      if (section?.isPublished) return []
      const text = section
        ? 'The shared section is not published: visitors see an empty place.'
        : 'The shared section was deleted: visitors see an empty place.'
      return [{ level: 'hint', element: row.id, field: null, text }]
    })
  },
}
