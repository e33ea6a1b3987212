import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'
import { readingWholePages } from '../../collections/core/access'
import { layoutsInForce } from '../../collections/core/layoutColors/inForce'
import { getVoix, slugsOf } from '../../options/getVoix'
import { type CheckedPage, findPlainly, PLAIN_CHECKS, readPage } from '../../slices/checks'
import { pathOnSite } from '../../slices/checks/addresses'
import { checkedSlices } from '../../slices/checks/checkedSlices'
import { elementName, isPattern, readPath, readRows, toTree } from '../../tree'
import { writeOf } from '../store/writeContext'
import { readPublished } from '../store/readPublished'
import { pagesAt } from './addressCheck'
import { findOnServer } from './findOnServer'
import { type Addresses, type NamedFinding, storeFindings } from './storedFindings'

/** Checks the published version of a page with the access of the user, stores the findings and returns them. */
export async function lookOver(req: PayloadRequest, id: string): Promise<NamedFinding[]> {
  const at = new Date()
  const { docs } = await req.payload.find({
    collection: slugsOf(req).pages,
    where: { and: [{ id: { equals: id } }, { _status: { equals: 'published' } }] },
    select: { review: false, currentRelease: false },
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: false,
    req: readingWholePages(req),
  })
  const [page] = docs as unknown as Record<string, unknown>[]
  if (!page) return []
  const { findings, addresses } = await findAll(req, page)
  await storeFindings({ req, page: id, updatedAt: String(page.updatedAt), findings, addresses, at })
  return findings
}

/**
 * Stores the findings of a published page on save. Skipped for a release, whose documents may use each other and are
 * checked later, and for writes by the system, which have no user.
 */
export const lookOverPublished: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  const { id } = doc as { id: number | string }
  if (!req.user || writeOf({ req, id }).isApproved !== undefined) return
  const { isWritten, isPublished } = await readPublished({ req, collection, doc })
  if (isWritten && isPublished) await lookOver(req, String(id))
}

async function findAll(req: PayloadRequest, { elements, ...page }: Record<string, unknown>) {
  const { catalogue, defaultLayout, languages } = getVoix(req.payload.config)
  const rows = readRows(elements)
  const tree = toTree(rows)
  const slice = checkedSlices(catalogue.all)
  const colors = (await layoutsInForce(req)).find(({ name }) => name === (page.layout || defaultLayout))
  const read = readPage({ page, tree, slice, languages, colors })
  const addresses = await addressesOf(req, read)
  const all = [...findPlainly(read, PLAIN_CHECKS), ...(await findOnServer({ req, page, rows }))]
  const findings = all.map((finding): NamedFinding => {
    const row = finding.element === null ? undefined : tree.rows[finding.element]
    return { ...finding, name: row ? elementName(row, slice) : 'The page' }
  })
  return { findings, addresses }
}

/** Returns for each linked address of the site whether its page is published, or `null` if there is no page. */
async function addressesOf(req: PayloadRequest, { page, links }: CheckedPage): Promise<Addresses> {
  const known = await pagesAt(req, { ...page, links })
  const paths = links.flatMap(({ link }) => pathOnSite(link.href, page.path) ?? []).filter((path) => !isPattern(path))
  return Object.fromEntries(paths.map((path) => [readPath(path) ?? path, known.get(path) ?? null]))
}
