import { createLocalReq, type PayloadRequest } from 'payload'
import { inSavepoint } from '../../collections/core/database/inSavepoint'
import { inRepeatableTransaction } from '../../collections/core/database/inTransaction'
import type { Along, Bulk, BulkCompany, BulkReport } from '../../contract/lifecycle'
import { lockPages } from '../store/head'
import { companyOf, movesOf, type AlongPage, type Company } from './along'
import { change, livePathOf, readAll, reasonOf, refusal, type BulkChange, type Stored } from './bulk'

type Together = Extract<BulkChange, { action: 'unpublish' | 'trash' | 'move' }> & { along: Along }

/** Limit of pages per action, including those below and translations. */
const MOST = 500

/** Rolls back the transaction and reports the refused pages. */
export class Refused extends Error {
  constructor(readonly refused: BulkReport['refused']) {
    super('Pages were refused.')
  }
}

export const isTogether = (body: BulkChange): body is Together => 'along' in body && body.along !== undefined

export async function describeCompany({ req, body }: { req: PayloadRequest; body: Bulk }): Promise<BulkCompany> {
  const isWithBelow = !('along' in body) || (body.along?.below ?? true)
  const company = await companyOf({ req, ids: body.pages.map(({ id }) => id), isWithBelow })
  const moves = body.action === 'move' ? await movesOf({ req, company, to: body.below, siteId: body.siteId }) : null
  const shown = (pages: readonly AlongPage[]) =>
    pages.map(({ id, title, path, languageCode }) => ({ id, title, path, languageCode }))
  const isTaken = ({ id }: AlongPage) => moves === null || moves.paths.has(id)
  return {
    below: shown(company.below),
    translations: shown(company.translations.filter(isTaken)),
    staying: shown(moves?.staying ?? []),
    isParentThere: moves?.isParentThere ?? true,
  }
}

/** Changes pages, the pages below them and their translations in one transaction. */
export function changeTogether({ req, body }: { req: PayloadRequest; body: Together }): Promise<BulkReport> {
  return allOrNone(req, (own) => changeAll(own, body))
}

/** Does the work in one transaction, which is rolled back if a page is refused. */
export async function allOrNone(
  req: PayloadRequest,
  work: (req: PayloadRequest) => Promise<BulkReport['done']>,
): Promise<BulkReport> {
  const own = await createLocalReq({ user: req.user ?? undefined }, req.payload)
  try {
    const done = await inRepeatableTransaction(own, () => work(own))
    return { done, refused: [] }
  } catch (error) {
    if (error instanceof Refused) return { done: [], refused: error.refused }
    throw error
  }
}

async function changeAll(req: PayloadRequest, body: Together): Promise<BulkReport['done']> {
  const company = await companyOf({ req, ids: body.pages.map(({ id }) => id), isWithBelow: body.along.below })
  const moves = body.action === 'move' ? await movesOf({ req, company, to: body.below, siteId: body.siteId }) : null
  const pages = takenAlong(company, body.along).filter(({ id }) => !moves || moves.paths.has(id))
  await lockPages({ req, ids: pages.map(({ id }) => id) })
  const seen = new Map(body.pages.map(({ id, rev }) => [String(id), rev]))
  const stored = await readAll(req, { action: body.action, pages: pages.map(({ id, rev }) => ({ id, rev })) })
  const changed = new Map<string, number>()
  const changeOne = async (page: AlongPage, own: PayloadRequest, now: BulkChange) => {
    const rev = changed.get(page.id) ?? seen.get(page.id) ?? page.rev
    const found = stored.get(page.id)
    if (!found) throw refusal('It no longer exists.')
    const doc = await change({ req: own, page: found, rev, body: now, paths: moves?.paths ?? null })
    changed.set(page.id, Number(doc.rev ?? rev))
  }
  const live = body.action === 'move' ? [] : await livePages(req, pages, stored)
  if (body.action === 'unpublish' && live.length === 0) throw new Refused(named(company.chosen, 'It is not published.'))
  // A published page that others link to cannot be trashed, so all pages are unpublished first.
  const unpublish: BulkChange = { action: 'unpublish', pages: body.pages }
  await eachOf(req, live, (page, own) => changeOne(page, own, unpublish))
  if (body.action === 'unpublish') return named(live)
  await eachOf(req, pages, (page, own) => changeOne(page, own, body))
  return named(pages)
}

/** Returns the selected pages, and the further pages that the user included. */
export function takenAlong({ chosen, below, translations }: Company, along: Along): AlongPage[] {
  const pages = [...chosen, ...(along.below ? below : []), ...(along.translations ? translations : [])]
  if (pages.length > MOST) throw refusal(`These are ${pages.length} pages. At most ${MOST} are changed at once.`)
  return pages
}

async function livePages(
  req: PayloadRequest,
  pages: readonly AlongPage[],
  stored: ReadonlyMap<string, Stored>,
): Promise<AlongPage[]> {
  const live: AlongPage[] = []
  for (const page of pages) {
    const found = stored.get(page.id)
    if (found && (await livePathOf(req, found)) !== null) live.push(page)
  }
  return live
}

/** Retries refused pages while others succeed, since a page may need a path that another page still has. */
export async function eachOf(
  req: PayloadRequest,
  pages: readonly AlongPage[],
  work: (page: AlongPage, req: PayloadRequest) => Promise<void>,
): Promise<void> {
  let waiting = pages
  for (;;) {
    const refused: { page: AlongPage; error: unknown }[] = []
    for (const page of waiting)
      try {
        await inSavepoint(req, (own) => work(page, own))
      } catch (error) {
        refused.push({ page, error })
      }
    if (refused.length === 0) return
    if (refused.length === waiting.length)
      throw new Refused(
        refused.flatMap(({ page, error }) => named([page], reasonOf({ req, error, title: page.title }))),
      )
    waiting = refused.map(({ page }) => page)
  }
}

type Titled = Pick<AlongPage, 'id' | 'title'>

export function named(pages: readonly Titled[]): BulkReport['done']
export function named(pages: readonly Titled[], reason: string): BulkReport['refused']
export function named(pages: readonly Titled[], reason?: string) {
  return pages.map(({ id, title }) => ({ id, title, ...(reason === undefined ? {} : { reason }) }))
}
