import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import { columnId } from '../../collections/core/database/tables'
import { slugsOf } from '../../options/getVoix'
import { idOf } from '../../slices'
import { patternsOf } from '../../tree'
import { Batch } from './batch'
import { PAGE_FIELDS, type StoredDocument } from './documentBatch'

/**
 * Finds published pages for links, with the visitor's rights: one query each for all links of a turn of the event loop.
 */
export class PageBatch {
  #req: PayloadRequest
  #siteId: number
  #families = new Batch((originals) => this.#readFamilies(originals))
  #paths = new Batch((paths) => this.#readPaths(paths))

  constructor({ req, siteId }: { req: PayloadRequest; siteId: number }) {
    this.#req = req
    this.#siteId = siteId
  }

  /** Returns a page and its translations, by the id of the original. */
  async family(original: string): Promise<readonly StoredDocument[]> {
    return (await this.#families.get(original)) ?? []
  }

  /**
   * Returns the page of this site at a path: the one with exactly this path, otherwise one with `{slug}` in place of a
   * segment.
   */
  at(path: string): Promise<StoredDocument | null> {
    return this.#paths.get(path)
  }

  async #readFamilies(originals: readonly string[]): Promise<Map<string, StoredDocument[]>> {
    const ids = originals.flatMap((id) => columnId(this.#req, slugsOf(this.#req).pages, id) ?? [])
    if (ids.length === 0) return new Map()
    const pages = await this.#find({ or: [{ id: { in: ids } }, { translationOf: { in: ids } }] })
    const families = new Map<string, StoredDocument[]>()
    for (const page of pages) families.set(familyOf(page), [...(families.get(familyOf(page)) ?? []), page])
    return families
  }

  async #readPaths(paths: readonly string[]): Promise<Map<string, StoredDocument>> {
    const wanted = new Map(paths.map((path) => [path, pathsFor(path)]))
    const pages = await this.#find({ path: { in: [...new Set([...wanted.values()].flat())] } })
    const here = pages.filter(({ siteId }) => siteId === this.#siteId)
    const byPath = new Map(here.map((page) => [page.path, page]))
    return new Map(
      [...wanted].flatMap(([path, candidates]) => {
        const found = candidates.find((candidate) => byPath.has(candidate))
        const page = found === undefined ? undefined : byPath.get(found)
        return page ? [[path, page] as const] : []
      }),
    )
  }

  /**
   * Returns published pages. The status is filtered here: Payload would compute the access to each field of each slice
   * again for every field that the query names.
   */
  async #find(where: Where): Promise<StoredDocument[]> {
    const { docs } = await this.#req.payload.find({
      collection: slugsOf(this.#req).pages as CollectionSlug,
      where,
      select: { ...PAGE_FIELDS, _status: true, meta: { noIndex: true, canonical: true } },
      depth: 0,
      limit: 0,
      pagination: false,
      overrideAccess: false,
      req: this.#req,
    })
    const pages = docs as unknown as StoredDocument[]
    return pages.filter(({ _status }) => _status === 'published')
  }
}

/** Returns the id of the page's original, or its own. */
export function familyOf({ id, translationOf }: StoredDocument): string {
  return idOf(translationOf) ?? String(id)
}

/** Returns the paths of pages that may show at an address. The first existing one does. */
export function pathsFor(path: string): string[] {
  return [path, ...patternsOf(path).map((pattern) => pattern.path)]
}
