import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { Unit } from '../../../src/slices/translation'
import { createPage, row, type App } from './app'

const text = (words: string, format = 0) => ({
  type: 'text',
  text: words,
  format,
  style: '',
  mode: 'normal',
  detail: 0,
  version: 1,
})
const paragraph = (...children: object[]) => ({
  type: 'paragraph',
  version: 1,
  direction: 'ltr',
  format: '',
  indent: 0,
  children,
})
const rich = (...children: object[]) => ({
  root: { type: 'root', version: 1, direction: 'ltr', format: '', indent: 0, children },
})
const bold = rich(paragraph(text('Stay '), text('two nights', 1), text(' with us')), paragraph(text('Pay one')))

/** Returns a hero whose only text is its title. */
export const heroOf = (title: string) =>
  row('hero', { title, eyebrow: '', copy: '', note: '', link: { text: '' }, secondLink: { text: '' } })

interface Read {
  units: Unit[]
  missing: { place: string }[]
  progress: object
  references: { kind: string; from: { title: string }; to: { id: string } | null }[]
}
/** Returns the helpers of the tests of translations for an application. */
export function translationsOf(getApp: () => App) {
  let counter = 0
  /** Creates an English page with a hero and a rich text, and its Spanish draft. */
  async function translated(more: Record<string, unknown> = {}) {
    counter += 1
    const hero = heroOf('Sleep by the sea')
    const copy = row('rich-text', { copy: bold })
    const original = await createPage(getApp(), {
      title: 'Coast',
      path: `/coast-${counter}`,
      elements: [hero, copy],
      ...more,
    })
    const made = await create(original.id, [{ code: 'es', path: `/es/costa-${counter}` }])
    expect([made.status, made.body.docs?.length]).toEqual([201, 1])
    const [spanish] = made.body.docs
    return { hero, copy, original, id: String(spanish?.id) }
  }

  const create = (id: string, languages: object[], as: 'editor' | 'reviewer' = 'editor') =>
    getApp().call({ method: 'POST', path: `/api/voix/pages/${id}/translations`, body: { languages }, as })
  const read = async (id: string) =>
    (await getApp().call({ path: `/api/voix/pages/${id}/translation`, as: 'reviewer' })).body as unknown as Read
  const unitOf = async (id: string, label: string, segment: number | null = null) => {
    const { units } = await read(id)
    const found = units.find((unit) => unit.label === label && unit.segment === segment && unit.element !== null)
    if (!found) throw new Error(`no unit ${label} among ${units.map((unit) => unit.label).join(', ')}`)
    return found
  }
  const write = (id: string, body: Record<string, unknown>) =>
    getApp().call({
      method: 'POST',
      path: `/api/voix/pages/${id}/translation`,
      body: { operationId: randomUUID(), ...body },
      as: 'editor',
    })
  return { translated, create, read, unitOf, write }
}
