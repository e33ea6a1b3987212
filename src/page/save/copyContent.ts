import type { FlattenedBlock, FlattenedField, PayloadRequest } from 'payload'
import { slugsOf } from '../../options/getVoix'
import { isRecord, readRows, withFreshIds, type Row } from '../../tree'
import { NEW_PAGE, rememberWrite } from '../store/writeContext'

type Values = Record<string, unknown>

interface Copied {
  content: Values
  /** The copied elements, and the elements of the copy in the same order. */
  from: Row[]
  elements: Row[]
}

/**
 * Returns the initial content of a page that is made from another one: all fields except `leaveOut`, and elements with
 * new ids. Rows of lists lose their ids, which are primary keys of the other page's rows.
 */
export function copyContent(req: PayloadRequest, page: Values, leaveOut: readonly string[]): Copied {
  const { flattenedFields } = req.payload.collections[slugsOf(req).pages].config
  const kept = Object.fromEntries(Object.entries(page).filter(([name]) => !leaveOut.includes(name)))
  const from = readRows(page.elements)
  rememberWrite({ req, id: NEW_PAGE, write: { from } })
  const blocks = req.payload.blocks as Record<string, FlattenedBlock>
  return { content: withoutRowIds(flattenedFields, kept, blocks), from, elements: withFreshIds(from) }
}

function withoutRowIds(
  fields: readonly FlattenedField[],
  values: Values,
  known: Record<string, FlattenedBlock>,
): Values {
  const inside = (field: FlattenedField, value: unknown): unknown => {
    if (field.type === 'blocks' && Array.isArray(value)) {
      return value.map((row: Values) => {
        const type = String(row.blockType)
        const block = field.blocks.find(({ slug }) => slug === type) ?? known[type]
        return withoutId(block ? withoutRowIds(block.flattenedFields, row, known) : row)
      })
    }
    if (!('flattenedFields' in field)) return value
    if (Array.isArray(value))
      return value.map((row: Values) => withoutId(withoutRowIds(field.flattenedFields, row, known)))
    return isRecord(value) ? withoutRowIds(field.flattenedFields, value, known) : value
  }
  const changed = fields.flatMap((field) =>
    field.name in values ? [[field.name, inside(field, values[field.name])] as const] : [],
  )
  return { ...values, ...Object.fromEntries(changed) }
}

function withoutId(row: Values): Values {
  return Object.fromEntries(Object.entries(row).filter(([name]) => name !== 'id'))
}
