import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import { columnId } from '../../collections/core/database/tables'
import { getVoix, slugsOf } from '../../options/getVoix'
import { idOf } from '../../slices'
import { isUndescribed } from '../../slices/altText'
import { type Check, type Found, isSentence, type PageLink, shortened } from '../../slices/checks'
import { pathOnSite } from '../../slices/checks/addresses'
import { HIDDEN_PAGE, leadsTo } from '../../slices/checks/linkChecks'
import { wordsOf } from '../../slices/translation'
import { toRows } from '../../tree'
import { pagesAt } from './addressCheck'
import { compareWith, readOriginal } from '../store/translationRecord'
import { findReferences } from './findReferences'
import { localeOf } from './localeOf'

/**
 * Reports links to documents that are deleted, trashed or not published. Other addresses are requested by `addresses`.
 */
export const deadLinks: Check = {
  name: 'dead-link',
  find: async ({ page, links, req }) => {
    if (!req) return []
    const { pages } = slugsOf(req)
    const targets = await readTargets(req, links)
    const known = await pagesAt(req, { ...page, links })
    return links.flatMap((place): Found[] => {
      const { element, field, link } = place
      const [slug, id] = targetOf(place)
      const found = (level: Found['level'], where: string): Found[] => {
        return [{ level, element, field, text: leadsTo(place, where) }]
      }
      if (slug === null || id === null)
        return known.get(pathOnSite(link.href, page.path)) === false ? found('hint', HIDDEN_PAGE) : []
      const state = targets.get(`${slug} ${id}`)
      const kind = slug === pages ? 'a page' : 'a document'
      if (state === undefined) return found('error', `${kind} that does not exist any more`)
      if (state === 'trash') return found('error', `${kind} that is in the trash`)
      return state === 'draft' ? found('hint', `${kind} that is not published: visitors do not see it`) : []
    })
  },
}

const STAND_IN = /\b(?:placeholder|dummy|no[-_ ]?image|sample[-_ ]?(?:image|picture|photo))\b/i

/** Reports placeholder images, and images without a useful alternative text. */
export const pictures: Check = {
  name: 'picture',
  find: async ({ page, pictures: used, languages, req }) => {
    if (!req || used.length === 0) return []
    const known = localeOf(req, page.languageCode)
    const { media } = slugsOf(req)
    const ids = idsFor(
      req,
      media,
      used.map(({ id }) => id),
    )
    const { docs } = await req.payload.find({
      collection: media,
      where: { id: { in: ids } },
      ...(known === undefined ? {} : { locale: known as 'all', fallbackLocale: false as const }),
      depth: 0,
      pagination: false,
      limit: 0,
      select: { alt: true, filename: true, mimeType: true },
      overrideAccess: false,
      req,
    })
    const byId = new Map(docs.map((doc) => [String(doc.id), doc]))
    // An image that the user may not read is not reported, unless it does not exist.
    const unread = ids.filter((id) => !byId.has(String(id)))
    const hidden = unread.length === 0 ? [] : await find(req, media, { id: { in: unread } })
    const isThere = new Set(hidden.map(({ id }) => String(id)))
    const language = languages.find(({ code }) => code === known)?.name
    return used.flatMap(({ element, field, id }): Found[] => {
      const doc = byId.get(id)
      if (!doc && isThere.has(id)) return []
      if (!doc)
        return [{ level: 'error', element, field, text: 'The picture does not exist any more. Choose another.' }]
      const [name, alt] = [String(doc.filename ?? ''), String(doc.alt ?? '').trim()]
      const found = (text: string): Found[] => [{ level: 'hint', element, field, text }]
      if (!/^(?:image|video)[/]/.test(String(doc.mimeType))) return []
      if (STAND_IN.test(name.replaceAll(/[_.-]/g, ' ')) || STAND_IN.test(alt))
        return found(`“${name}” is a placeholder image.`)
      if (alt === '')
        return found(`“${name}” has no alternative text${language && languages.length > 1 ? ` in ${language}` : ''}.`)
      return isUndescribed({ alt, filename: name })
        ? found(`The alternative text “${alt}” does not say what the picture shows.`)
        : []
    })
  },
}

/**
 * Reports texts of a translation that are not translated, or whose original has changed since. Short names are ignored.
 */
export const untranslated: Check = {
  name: 'untranslated',
  find: async ({ page, tree, languages, req }) => {
    // Read with the user's access, because the request may name any page as the original.
    const original = req && (await readOriginal(req, { ...page }))
    if (!req || !original) return []
    const { units } = compareWith(req, { original, own: { ...page, elements: toRows(tree) } })
    const language = languages.find(({ code }) => code === original.languageCode)?.name ?? String(original.languageCode)
    const texts = units.flatMap((unit): Found[] => {
      const { element, field, target, state } = unit
      const text = shortened(wordsOf(unit, target))
      const spot = { level: 'hint', element, field: field.replace(/[.]text$/, '') } as const
      if (state === 'changed') return [{ ...spot, text: `The original of “${text}” was changed since.` }]
      return state === 'open' && isSentence(text) ? [{ ...spot, text: `“${text}” is still in ${language}.` }] : []
    })
    const { languageCode, siteId } = page
    const rows = toRows(tree)
    const led = await findReferences({ req, rows, languageCode: String(languageCode), siteId: siteId ?? 0 })
    const references = led.flatMap(({ element, kind, from, to }): Found[] => {
      if (kind !== 'section') return []
      const better = to ? ` There is “${to.title}” in its place.` : ''
      return [{ level: 'hint', element, text: `The shared section “${from.title}” is in ${language}.${better}` }]
    })
    return [...texts, ...references]
  },
}

/** Reports labels of the site that are missing in the language of the page. */
export const labels: Check = {
  name: 'labels',
  find: async ({ page, languages, req }) => {
    const [first] = languages
    if (!req || !first || page.languageCode === first.code) return []
    const { siteLabels: files, languages: own } = getVoix(req.payload.config)
    const read = async (code: unknown) => {
      const file = own.find((language) => language.code === code)?.file
      return (file !== undefined && (await files[file]?.())?.default) || null
    }
    const [all, translated] = await Promise.all([read(first.code), read(page.languageCode)])
    const missing = Object.entries(all ?? {}).flatMap(([key, text]) => (translated && !translated[key] ? [text] : []))
    if (missing.length === 0) return []
    const some = missing.slice(0, 3).map((text) => `“${shortened(text)}”`)
    const more = missing.length > 3 ? ` and ${missing.length - 3} more` : ''
    return [
      { level: 'hint', text: `Texts of the site around it are still in ${first.name}: ${some.join(', ')}${more}.` },
    ]
  },
}

type State = 'published' | 'draft' | 'trash'

interface StoredTarget {
  id: string | number
  _status?: string
  deletedAt?: string | null
}

function targetOf({ link: { relationship, href } }: PageLink): [string, string] | [null, null] {
  const id = relationship && !href ? idOf(relationship.value) : null
  return relationship && id !== null ? [relationship.relationTo, id] : [null, null]
}

/** Returns the state of linked documents by collection and id. */
async function readTargets(req: PayloadRequest, links: readonly PageLink[]): Promise<ReadonlyMap<string, State>> {
  const ids = new Map<string, string[]>()
  for (const [slug, id] of links.map(targetOf)) if (slug !== null) ids.set(slug, [...(ids.get(slug) ?? []), id])
  const states = new Map<string, State>()
  for (const [slug, wanted] of ids) {
    if (!req.payload.collections[slug as CollectionSlug]) continue
    const docs = await find(req, slug, { id: { in: idsFor(req, slug, wanted) } })
    for (const { id, _status, deletedAt } of docs)
      states.set(`${slug} ${id}`, deletedAt ? 'trash' : _status === 'draft' ? 'draft' : 'published')
  }
  return states
}

function idsFor(req: PayloadRequest, slug: string, ids: readonly string[]): (string | number)[] {
  return [...new Set(ids)].flatMap((id) => columnId(req, slug, id) ?? [])
}

/** Reads without access control: a user who links to a document may learn that it exists. */
async function find(req: PayloadRequest, slug: string, where: Where): Promise<StoredTarget[]> {
  const collection = slug as CollectionSlug
  const select = { _status: true, deletedAt: true } as const
  const { docs } = await req.payload.db.find({ collection, where, select, limit: 0, pagination: false, req })
  return docs as StoredTarget[]
}
