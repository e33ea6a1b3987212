import type { Endpoint, PayloadRequest, Where } from 'payload'
import { createEndpoint } from '../../collections/core/endpoints/createEndpoint'
import { checkAgain, countFindings, readHealth, type CheckedPage } from '../../contract/findings'
import { slugsOf } from '../../options/getVoix'
import { lookOver } from './lookOver'
import { countFindings as countStored, outdateFindings, readFindings } from './storedFindings'

/** Number of pages per request. */
const PART = 200

/** Time in milliseconds that a request spends on checking pages. */
const CHECKING_AT_MOST = 4000

const LIVE: Where = { _status: { equals: 'published' } }
const read = createEndpoint(readHealth, async ({ req, query }) => {
  const found = await req.payload.find({
    collection: slugsOf(req).pages,
    where: LIVE,
    select: { title: true, path: true, languageCode: true },
    sort: ['path', 'id'],
    limit: PART,
    page: query.page,
    depth: 0,
    overrideAccess: false,
    req,
  })
  const docs = found.docs as unknown as Record<string, unknown>[]
  const { findings, due } = await findingsOf(
    req,
    docs.map(({ id }) => String(id)),
  )
  const pages = docs.map(({ id, title, path, languageCode }): CheckedPage => {
    const shown = { title: String(title ?? ''), path: typeof path === 'string' ? path : null }
    return {
      id: String(id),
      ...shown,
      languageCode: String(languageCode ?? ''),
      findings: findings.get(String(id)) ?? [],
    }
  })
  const { page, totalPages, totalDocs } = found
  return { pages, page: page ?? query.page, totalPages, totalDocs, due }
})

async function findingsOf(req: PayloadRequest, ids: readonly string[]) {
  const stored = await readFindings(req, ids)
  const findings = new Map([...stored].map(([id, { findings: found }]) => [id, found]))
  const outdated = ids.filter((id) => !stored.get(id)?.isCurrent)
  const end = Date.now() + CHECKING_AT_MOST
  let due = outdated.length
  for (const id of outdated) {
    findings.set(id, await lookOver(req, id))
    due -= 1
    if (Date.now() > end) break
  }
  return { findings, due }
}

const again = createEndpoint(checkAgain, async ({ req }) => {
  await outdateFindings(req)
  return { ok: true }
})

/** Counts stored findings without running checks. */
const counts = createEndpoint(countFindings, async ({ req }) => {
  const { docs } = await req.payload.find({
    collection: slugsOf(req).pages,
    where: LIVE,
    select: { title: true },
    pagination: false,
    depth: 0,
    overrideAccess: false,
    req,
  })
  const live = docs.map(({ id }) => String(id))
  const { counts: all, due } = await countStored(req, live)
  return { counts: all, unchecked: due.length }
})

export const healthEndpoints: readonly Endpoint[] = [counts, again, read]
