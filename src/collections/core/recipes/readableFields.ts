import type { PayloadRequest } from 'payload'
import { getVoix } from '../../../options/getVoix'
import { toPayloadField } from '../../../slices'
import type { Row } from '../../../tree'

/** Returns elements without fields that the user may not read. On a page, Payload removes them itself. */
export async function withoutUnreadableFields(req: PayloadRequest, rows: readonly Row[]): Promise<Row[]> {
  const { catalogue } = getVoix(req.payload.config)
  const closed = new Map<string, readonly string[]>()
  for (const { blockType } of rows) {
    if (closed.has(blockType)) continue
    const fields = Object.entries(catalogue.find(blockType)?.fields ?? {})
    const answers = await Promise.all(
      fields.map(async ([name, field]) => {
        const made = toPayloadField(name, field)
        const read = 'access' in made ? made.access?.read : undefined
        return !read || (await read({ req })) ? [] : [name]
      }),
    )
    closed.set(blockType, answers.flat())
  }
  return rows.map((row) => {
    const names = closed.get(row.blockType) ?? []
    if (names.length === 0) return row
    return Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name))) as Row
  })
}
