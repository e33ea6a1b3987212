import type { CollectionBeforeChangeHook, PayloadRequest, Where } from 'payload'
import type { CoreContext } from '../../options/context'
import { offeredLayouts } from '../../options/offeredLayouts'
import { refuse } from '../../collections/core/refuse'
import { slugsOf } from '../../options/getVoix'
import { idOf } from '../../slices'

interface Choices {
  id?: number | string
  layout?: string | null
  languageCode?: string | null
  siteId?: number | null
  translationOf?: unknown
}

/**
 * Refuses a layout, language or site that the application does not offer. Unchanged values are exempt. A layout that
 * exists but is not offered is allowed if a version of the page or its original has it.
 */
export function checkChoices({ layouts, languages, sites }: CoreContext): CollectionBeforeChangeHook {
  const offered = offeredLayouts(layouts).map(({ name }) => name)
  const allowed = {
    layout: offered,
    languageCode: languages.map(({ code }) => code),
    siteId: sites.map(({ id }) => id),
  }
  const isUnoffered = (layout: unknown) => layouts.some(({ name }) => name === layout && !offered.includes(name))
  return async ({ data, originalDoc, req }) => {
    const next = data as Choices
    const before = (originalDoc ?? {}) as Choices
    const wrong = (Object.keys(allowed) as (keyof typeof allowed)[]).filter((name) => {
      const value = next[name]
      const options: readonly (string | number)[] = allowed[name]
      return value !== undefined && value !== null && value !== before[name] && !options.includes(value)
    })
    const errors: { message: string; path: string }[] = []
    for (const name of wrong) {
      const value = next[name]
      const isThere = name === 'layout' && isUnoffered(value)
      if (isThere && (await hadLayout({ req, page: { ...before, ...next }, layout: String(value) }))) continue
      const problem = isThere ? 'is a layout that is not offered' : `is not a ${LABELS[name]} of this application`
      errors.push({ message: `"${value}" ${problem}. Use one of: ${allowed[name].join(', ')}.`, path: name })
    }
    if (errors.length > 0) refuse({ collection: slugsOf(req).pages, errors, req })
    return data
  }
}

const LABELS = { layout: 'layout', languageCode: 'language', siteId: 'site' } as const

/** Returns whether a version of the page, or the page that it translates, has the layout. */
async function hadLayout({ req, page, layout }: { req: PayloadRequest; page: Choices; layout: string }) {
  const { pages } = slugsOf(req)
  const original = idOf(page.translationOf)
  if (original !== null) {
    const where: Where = { and: [{ id: { equals: original } }, { layout: { equals: layout } }] }
    // system: the rule is about the layout, whether or not the user may read the original.
    const { totalDocs } = await req.payload.count({ collection: pages, where, overrideAccess: true, req })
    if (totalDocs > 0) return true
  }
  if (page.id === undefined) return false
  const where: Where = { and: [{ parent: { equals: page.id } }, { 'version.layout': { equals: layout } }] }
  // system: the rule is about the page, whether or not the user may read its versions.
  const { totalDocs } = await req.payload.countVersions({ collection: pages, where, overrideAccess: true, req })
  return totalDocs > 0
}
