import { sql } from '@payloadcms/db-postgres'
import { addDataAndFileToRequest, APIError, Forbidden, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { isAdministrator, isStaff } from '../../collections/core/access'
import { recordEvent } from '../../collections/core/audit/recordEvent'
import { execute } from '../../collections/core/database/execute'
import { inTransaction } from '../../collections/core/database/inTransaction'
import { inForce, layoutsInForce, storedRow, type LayoutInForce } from '../../collections/core/layoutColors/inForce'
import { refuse } from '../../collections/core/refuse'
import type { LayoutOption } from '../../options/context'
import { getVoix, slugsOf } from '../../options/getVoix'
import { findColorUses } from '../../page/references/colorUses'
import { colorRules, colorsProblems, isEqual, isStorable, STORABLE_RULE, type StoredColors } from '../../tree'

const text = z.string().trim().max(200).refine(isStorable, STORABLE_RULE)
const rule = { picker: z.boolean(), palette: z.array(text).max(100).nullable() }

const Body = z.union([
  z.strictObject({ rev: z.number().int().min(0), restore: z.literal(true) }),
  z.strictObject({
    rev: z.number().int().min(0),
    palette: z.array(z.strictObject({ name: text, value: text })).max(200),
    colorRules: z.strictObject({
      fields: z.strictObject({ ...rule, names: z.array(text).max(100) }),
      background: z.strictObject(rule),
      foreground: z.strictObject(rule),
    }),
  }),
])

const HEADERS = { 'Cache-Control': 'no-store' }

/** `GET /api/voix/layouts` -> `{ layouts: LayoutInForce[] }`: every layout with its palette and its rules, and those of its code. For staff. */
export const layoutsEndpoint: Endpoint = {
  path: '/voix/layouts',
  method: 'get',
  handler: async (req) => {
    if (!isStaff(req)) throw new Forbidden(req.t)
    return Response.json({ layouts: await layoutsInForce(req) }, { headers: HEADERS })
  },
}

/**
 * `GET /api/voix/layouts/:name/uses` -> `{ uses: [{ color, pages, docs: [{ id, title, path, kind }] }] }`: the colours that pages of the layout
 * have, each with up to ten of them. For administrators.
 */
export const layoutUsesEndpoint: Endpoint = {
  path: '/voix/layouts/:name/uses',
  method: 'get',
  handler: async (req) => {
    if (!isAdministrator(req)) throw new Forbidden(req.t)
    const { name } = layoutOf(req)
    return Response.json({ uses: await findColorUses({ req, layout: name }) }, { headers: HEADERS })
  },
}

/**
 * `PATCH /api/voix/layouts/:name` with `{ rev, palette, colorRules }` or `{ rev, restore: true }` -> `{ layout: LayoutInForce }`: sets the layout's
 * colours, or has them as in code again. What pages have stays as it is. 400 with the field and the rule, 404, 409 to an older `rev`. For
 * administrators.
 */
export const setLayoutColors: Endpoint = {
  path: '/voix/layouts/:name',
  method: 'patch',
  handler: async (req) => {
    if (!isAdministrator(req)) throw new Forbidden(req.t)
    const layout = layoutOf(req)
    const { rev, ...wanted } = await readBody(req)
    const stored = 'restore' in wanted ? { palette: null, colorRules: null } : differing(layout, wanted)
    const saved = await inTransaction(req, () => store({ req, layout, rev, stored }))
    return Response.json({ layout: saved }, { headers: HEADERS })
  },
}

function layoutOf(req: PayloadRequest): LayoutOption {
  const name = String(req.routeParams?.name)
  const layout = getVoix(req.payload.config).layouts.find((one) => one.name === name)
  if (!layout) throw new APIError(`There is no layout "${name}".`, 404, null, true)
  return layout
}

async function readBody(req: PayloadRequest): Promise<z.infer<typeof Body>> {
  await addDataAndFileToRequest(req)
  const body = Body.safeParse(req.data)
  if (!body.success) {
    const words = 'Send { rev, palette: [{ name, value }], colorRules: { fields, background, foreground } }'
    throw new APIError(`${words}, or { rev, restore: true }. ${z.prettifyError(body.error)}`, 400, null, true)
  }
  const problems = 'restore' in body.data ? [] : colorsProblems(body.data)
  if (problems.length > 0) refuse({ collection: slugsOf(req)['layout-colors'], errors: problems, req })
  return body.data
}

/** What is as in code is not stored: a later version of the code changes it. */
function differing(layout: LayoutOption, wanted: Pick<LayoutInForce, 'palette' | 'colorRules'>): StoredColors {
  return {
    palette: isEqual(wanted.palette, layout.palette ?? []) ? null : wanted.palette,
    colorRules: isEqual(wanted.colorRules, colorRules(layout.colorRules)) ? null : wanted.colorRules,
  }
}

interface Storing {
  req: PayloadRequest
  layout: LayoutOption
  /** That the change is based on. */
  rev: number
  stored: StoredColors
}

async function store({ req, layout, rev, stored }: Storing): Promise<LayoutInForce> {
  const collection = slugsOf(req)['layout-colors']
  // A row that is not there yet cannot be locked.
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

/** The colours that came and went, and whether the rules are others. */
function changesOf(before: LayoutInForce, after: LayoutInForce) {
  const words = ({ palette }: LayoutInForce) => palette.map(({ name, value }) => `${name} ${value}`)
  const [was, is] = [words(before), words(after)]
  return {
    added: is.filter((color) => !was.includes(color)),
    removed: was.filter((color) => !is.includes(color)),
    rules: !isEqual(before.colorRules, after.colorRules),
  }
}
