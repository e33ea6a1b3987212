import { randomUUID } from 'node:crypto'

/** The content of groups: text, rich text, lists, links. */
const SLICES = [
  (text) => ({ blockType: 'introduction', title: text }),
  (text) => ({ blockType: 'styled-number', number: '12', label: text }),
  (text) => ({ blockType: 'check-in-out', blockName: text }),
  (text) => ({ blockType: 'rich-text', blockName: text }),
]

/**
 * Returns the elements of a page of this size: groups of ten, with slices of the demo. The first one is an introduction
 * without a group.
 */
export function makeRows(size) {
  const first = row({ blockType: 'introduction', title: 'First' })
  const rows = [first]
  for (let group = 0; rows.length < size; group++) {
    const holder = row({ blockType: 'group', blockName: `Group ${group}` })
    rows.push(holder)
    for (let at = 0; at < 9 && rows.length < size; at++) {
      rows.push(row(SLICES[(group + at) % SLICES.length](`Element ${group}.${at}`), holder.id))
    }
  }
  return { rows: rows.slice(0, size), first: first.id }
}

function row(fields, parent = null) {
  return { id: randomUUID(), element: { parent, slot: 'default' }, ...fields }
}

/** Creates a page over REST and returns its id. */
export async function createPage({ request, url, rows, status = 'draft', layout = 'blocks' }) {
  const path = `/bench-${randomUUID().slice(0, 8)}`
  const data = { title: 'Bench', layout, languageCode: 'en', path, _status: status, elements: rows }
  const answer = await request.post(`/api/pages?depth=0&draft=${status === 'draft'}`, {
    data,
    headers: { Origin: new URL(url).origin },
    timeout: 180_000,
  })
  if (!answer.ok()) throw new Error(`The page of ${rows.length} elements was refused: ${await answer.text()}`)
  return (await answer.json()).doc.id
}

export async function deletePage({ request, url, id }) {
  await request.delete(`/api/pages/${id}`, { headers: { Origin: new URL(url).origin } })
}
