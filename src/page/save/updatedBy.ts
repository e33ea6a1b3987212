import { elementsById, isEqual, type PageContent } from '../../tree'
import type { SaveAnswer, SaveBody } from './types'

/** What the server stored differently from what the client sent, so that both show the same. */
export function updatedBy({ sent, saved }: { sent: SaveBody; saved: PageContent }): SaveAnswer['updated'] {
  const rows = elementsById(saved.rows)
  const changed = sent.upsert.flatMap((row) => {
    const stored = rows.get(row.id)
    return stored && !isEqual(stored, row) ? [stored] : []
  })
  const names = Object.keys(sent.page).filter((name) => !isEqual(sent.page[name], saved.page[name]))
  return { page: Object.fromEntries(names.map((name) => [name, saved.page[name]])), rows: changed }
}
