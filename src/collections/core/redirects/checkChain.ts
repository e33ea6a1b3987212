import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import type { Site } from '../../../options/context'
import { slugsOf } from '../../../options/getVoix'
import { idOf } from '../../../slices'
import { redirectTarget } from '../../../tree'
import { execute } from '../database/execute'
import { refuse } from '../refuse'
import { redirectProblem, type RedirectRule } from './loops'

interface StoredRedirect {
  id?: number | string
  from?: string | null
  host?: string | null
  type?: string | null
  enabled?: boolean | null
  deletedAt?: string | null
  to?: { type?: 'page' | 'url' | null; url?: string | null; page?: unknown } | null
}

/**
 * Refuses loops, chains and duplicates on save, unless the redirect is disabled or trashed. Chains that appear later
 * because a page has moved are handled by the proxy.
 */
export const checkChain =
  (sites: readonly Site[]): CollectionBeforeChangeHook =>
  async ({ data, originalDoc, req }) => {
    const next = { ...(originalDoc as StoredRedirect | undefined), ...(data as StoredRedirect) }
    if (next.enabled === false || next.deletedAt || !next.from) return data
    const slugs = slugsOf(req)
    // Locked, so that two concurrent redirects are compared with each other as well.
    await execute({ req, statement: sql`select pg_advisory_xact_lock(hashtextextended('voix:redirects', 0))` })
    // system: compared with all redirects, whether or not the user may read them.
    const { docs } = await req.payload.find({
      collection: slugs.redirects,
      where: { and: [{ enabled: { not_equals: false } }, ...(next.id ? [{ id: { not_equals: next.id } }] : [])] },
      depth: 0,
      pagination: false,
      overrideAccess: true,
      req,
    })
    const stored = docs as unknown as StoredRedirect[]
    const paths = await pathsOf({ req, redirects: [next, ...stored] })
    const page = pageOf(next)
    if (page !== null && !paths.has(page)) {
      const message = `The page to which "${next.from}" is to lead is in the trash or deleted. Restore it, or choose another one.`
      refuse({ collection: slugs.redirects, errors: [{ message, path: 'to.page' }], req })
    }
    const problem = redirectProblem({
      rule: toRule(next, paths),
      others: stored.map((doc) => toRule(doc, paths)),
      hosts: sites.flatMap(({ hosts }) => hosts),
    })
    if (problem) refuse({ collection: slugs.redirects, errors: [{ message: problem, path: 'from' }], req })
    return data
  }

function pageOf({ to }: StoredRedirect): string | null {
  return to?.type === 'page' ? idOf(to.page) : null
}

function toRule(redirect: StoredRedirect, paths: ReadonlyMap<string, string>): RedirectRule {
  const page = pageOf(redirect)
  const from = redirect.from ?? ''
  const to = page === null ? (redirect.to?.url ?? '') : (redirectTarget({ from, path: paths.get(page) ?? '' }) ?? '')
  return { from, host: redirect.host || null, to, type: redirect.type ?? null }
}

async function pathsOf({ req, redirects }: { req: PayloadRequest; redirects: StoredRedirect[] }) {
  const ids = redirects.flatMap((redirect) => pageOf(redirect) ?? [])
  // system: the path is needed for the comparison even if the page is a draft.
  const { docs } = await req.payload.find({
    collection: slugsOf(req).pages,
    where: { id: { in: ids } },
    select: { path: true },
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req,
  })
  return new Map(docs.map((doc) => [String(doc.id), String((doc as { path?: string }).path ?? '')]))
}
