import type { Row } from '../../../../tree/types'
import type { Parsed } from '../../../ui/inputs/useDraft'

const DOM_ID = /^[A-Za-z_][\w:.-]{0,127}$/

interface Input {
  text: string
  /** The element whose id it is; `null`: the page. */
  id: string | null
  rows: Readonly<Record<string, Row>>
  /** How an element is called on the screen. */
  nameOf: (row: Row) => string
}

/** A DOM id is well formed and there once on the page; empty means none. */
export function parseDomId({ text, id, rows, nameOf }: Input): Parsed<string | null> {
  const domId = text.trim()
  if (domId === '') return { value: null }
  if (!DOM_ID.test(domId)) return { problem: 'Use letters, digits, "-" and "_", beginning with a letter.' }
  for (const other of Object.values(rows)) {
    if (other.id !== id && other.element.properties?.domId === domId) {
      return { problem: `"${nameOf(other)}" on this page has the id "${domId}" already.` }
    }
  }
  return { value: domId }
}
