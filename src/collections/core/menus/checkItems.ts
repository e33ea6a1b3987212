import type { CollectionBeforeChangeHook, CollectionSlug, PayloadRequest } from 'payload'
import type { CoreContext } from '../../../options/context'
import { idOf } from '../../../slices'
import { itemsIn, menuProblems, readMenuItems, type MenuProblem } from '../../../slices/menu/menuItems'
import { createId, SECTION_KIND } from '../../../tree'
import { columnId } from '../database/tables'
import { refuse } from '../refuse'

interface Menu {
  items?: unknown
  _status?: string | null
}

/**
 * Normalises the items of a menu and refuses invalid ones, naming the item and the rule. In a published menu each item
 * needs a label, and linked documents must exist.
 */
export function checkItems({ slugs, languages }: Pick<CoreContext, 'slugs' | 'languages'>): CollectionBeforeChangeHook {
  const linkTo = [slugs.pages, slugs.media]
  return async ({ data, originalDoc, req }) => {
    const [before, after] = [(originalDoc ?? {}) as Menu, data as Menu]
    if (after.items === undefined || after.items === null) return data
    const language = req.locale && req.locale !== 'all' ? req.locale : (languages[0]?.code ?? 'en')
    const items = readMenuItems(after.items, { before: before.items, language, newId: createId })
    const isDraft = (after._status ?? before._status) !== 'published'
    const problems = menuProblems(items, { languages, linkTo, isDraft })
    if (problems.length === 0)
      problems.push(...(await lostTargets(req, { items, known: before.items, pages: slugs.pages })))
    if (problems.length > 0) refuse({ collection: slugs.menus, errors: problems, req })
    return { ...data, items }
  }
}

/** Returns links to missing documents, or to shared sections, which have no address. Stored links are exempt. */
async function lostTargets(
  req: PayloadRequest,
  { items, known, pages }: { items: unknown; known: unknown; pages: string },
): Promise<MenuProblem[]> {
  const stored = new Set(targetsIn(known).map(({ slug, id }) => `${slug} ${id}`))
  const due = targetsIn(items).filter(({ slug, id }) => !stored.has(`${slug} ${id}`))
  const problems: MenuProblem[] = []
  for (const slug of new Set(due.map((target) => target.slug))) {
    const own = due.filter((target) => target.slug === slug)
    const ids = own.flatMap(({ id }) => columnId(req, slug, id) ?? [])
    const select = { kind: true } as const
    const query = {
      collection: slug as CollectionSlug,
      where: { id: { in: ids } },
      select,
      limit: 0,
      pagination: false,
    }
    const { docs } = await req.payload.db.find<{ id: string | number; kind?: string }>({ ...query, req })
    const found = new Map(docs.map((doc) => [String(doc.id), doc]))
    for (const { id, path } of own) {
      const at = `${path}.link.relationship`
      if (!found.has(id)) problems.push({ path: at, message: 'The link leads to a document that does not exist.' })
      else if (slug === pages && found.get(id)?.kind === SECTION_KIND)
        problems.push({ path: at, message: 'The link leads to a shared section, which has no address.' })
    }
  }
  return problems
}

function targetsIn(items: unknown, path = 'items'): { slug: string; id: string; path: string }[] {
  if (!Array.isArray(items)) return []
  return itemsIn(items.map((item: object) => ({ ...item, children: [] }))).flatMap(({ link }, index) => {
    const at = `${path}.${index}`
    const id = link?.relationship ? idOf(link.relationship.value) : null
    const below = targetsIn((items[index] as { children?: unknown }).children, `${at}.children`)
    return id === null || !link?.relationship ? below : [{ slug: link.relationship.relationTo, id, path: at }, ...below]
  })
}
