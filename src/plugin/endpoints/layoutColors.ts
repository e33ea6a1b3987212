import { sql } from '@payloadcms/db-postgres'
import { APIError, type Endpoint, type PayloadRequest } from 'payload'
import { recordEvent } from '../../collections/core/audit/recordEvent'
import { execute } from '../../collections/core/database/execute'
import { inTransaction } from '../../collections/core/database/inTransaction'
import { createEndpoint } from '../../collections/core/endpoints/createEndpoint'
import { inForce, layoutsInForce, storedRow } from '../../collections/core/layoutColors/inForce'
import { refuse } from '../../collections/core/refuse'
import { findColorUses, readLayouts, setLayoutColors, type Colors, type LayoutInForce } from '../../contract/layouts'
import type { LayoutOption } from '../../options/context'
import { getVoix, slugsOf } from '../../options/getVoix'
import { findColorUses as findUses } from '../../page/references/colorUses'
import { colorRules, colorsProblems, isEqual, type StoredColors } from '../../tree'

const read = createEndpoint(readLayouts, async ({ req }) => ({ layouts: await layoutsInForce(req) }))

const uses = createEndpoint(findColorUses, async ({ req, params }) => {
  const { name } = layoutOf(req, params.name)
  return { uses: await findUses({ req, layout: name }) }
})

const set = createEndpoint(setLayoutColors, async ({ req, params, body }) => {
  const layout = layoutOf(req, params.name)
  const problems = 'restore' in body ? [] : colorsProblems(body)
  if (problems.length > 0) refuse({ collection: slugsOf(req)['layout-colors'], errors: problems, req })
  const stored = 'restore' in body ? { palette: null, colorRules: null } : differing(layout, body)
  return { layout: await inTransaction(req, () => store({ req, layout, rev: body.rev, stored })) }
})

export const layoutEndpoints: readonly Endpoint[] = [read, uses, set]

function layoutOf(req: PayloadRequest, name: string): LayoutOption {
  const layout = getVoix(req.payload.config).layouts.find((one) => one.name === name)
  if (!layout) throw new APIError(`There is no layout "${name}".`, 404, null, true)
  return layout
}

/**
 * Returns the colours that differ from the code. Equal ones are not stored, so that they follow later changes of the
 * code.
 */
function differing(layout: LayoutOption, wanted: Colors): StoredColors {
  return {
    palette: isEqual(wanted.palette, layout.palette ?? []) ? null : wanted.palette,
    colorRules: isEqual(wanted.colorRules, colorRules(layout.colorRules)) ? null : wanted.colorRules,
  }
}

interface Storing {
  req: PayloadRequest
  layout: LayoutOption
  /** The revision that the change is based on. */
  rev: number
  stored: StoredColors
}

async function store({ req, layout, rev, stored }: Storing): Promise<LayoutInForce> {
  const collection = slugsOf(req)['layout-colors']
  // An advisory lock, because the row may not exist yet.
  await execute({ req, statement: sql`select pg_advisory_xact_lock(hashtextextended('voix:layout-colors', 0))` })
  const row = await storedRow(req, layout.name)
  const now = inForce(layout, row)
  if (now.rev !== rev) {
    const message = `The colours of “${layout.label}” were changed meanwhile (revision ${now.rev}). Load them, and make your change again.`
    throw new APIError(message, 409, { rev: now.rev }, true)
  }
  const data = { layout: layout.name, ...stored, rev: rev + 1 }
  const { id } = row
    ? await req.payload.db.updateOne({ collection, id: row.id, data, req })
    : await req.payload.db.create({ collection, data, req })
  const next = inForce(layout, { id, ...data })
  const event = next.isChanged ? 'layout-colors-changed' : 'layout-colors-restored'
  await recordEvent({ req, event, collection, doc: id, data: { name: layout.label, ...changesOf(now, next) } })
  return next
}

/** Returns the added and removed colours, and whether the rules have changed. */
function changesOf(before: LayoutInForce, after: LayoutInForce) {
  const words = ({ palette }: LayoutInForce) => palette.map(({ name, value }) => `${name} ${value}`)
  const [was, is] = [words(before), words(after)]
  return {
    added: is.filter((color) => !was.includes(color)),
    removed: was.filter((color) => !is.includes(color)),
    rules: !isEqual(before.colorRules, after.colorRules),
  }
}
