import { toRows } from '../build'
import { consentBanner } from '../data/consentBanner'
import type { DemoMenuItem } from '../data/menuItem'
import { menus } from '../data/menus'
import { pages } from '../data/pages'
import { recipes } from '../data/recipes'
import { bookingCodeTriggers, headTags, redirects } from '../data/settings'
import type { Ids } from './resolve'
import { idOf, resolveNames } from './resolve'
import type { Store } from './store'

/** Every page of the demo, published; returns their ids by path. */
export async function seedPages(args: {
  store: Store
  ids: Ids
  progress: (done: number, all: number) => void
}): Promise<Map<string, string>> {
  const { store, ids, progress } = args
  const byPath = new Map<string, string>()
  for (const { elements, meta, translationOf, tags, fields, ...page } of pages) {
    const { id } = await store.ensure({
      collection: 'pages',
      key: ['path', page.path],
      data: () => ({
        ...page,
        _status: 'published',
        siteId: 0,
        tags: tags ?? [],
        fields: resolveNames(fields ?? [], ids),
        ...(translationOf ? { translationOf: idOf(byPath, translationOf) } : {}),
        meta: { ...meta, ...(meta.image === undefined ? {} : { image: idOf(ids.media, meta.image) }) },
        elements: resolveNames(toRows(elements, page.path), ids),
      }),
    })
    byPath.set(page.path, id)
    progress(byPath.size, pages.length)
  }
  return byPath
}

/** The recipes of the cookbook that editors may change: those in files stay as they are. */
export async function seedRecipes({ store, ids }: { store: Store; ids: Ids }): Promise<void> {
  for (const { elements, path, ...recipe } of recipes)
    await store.ensure({
      collection: 'recipes',
      key: ['path', path],
      data: () => ({ ...recipe, path, elements: resolveNames(toRows(elements, `recipes/${path}`), ids) }),
    })
}

/** Menus, redirects, codes and head tags: whatever leads to pages or stands around them. */
export async function seedSettings({ store, pageIds }: { store: Store; pageIds: Map<string, string> }): Promise<void> {
  for (const { name, location, items } of menus) {
    await store.ensure({
      collection: 'menus',
      key: ['location', location],
      data: () => ({ name, location, siteId: 0, _status: 'published', items: items.map((item) => itemIn(item, 'en')) }),
      spanish: (document) => ({ _status: 'published', items: translated(items, document.items) }),
    })
  }
  await seedConsent({ store, pageIds })
  for (const [index, { to, ...redirect }] of redirects.entries()) {
    const target = 'page' in to ? { type: 'page', page: idOf(pageIds, to.page) } : { type: 'url', url: to.url }
    const notes = `${redirect.notes} (demo ${index + 1})`
    await store.ensure({
      collection: 'redirects',
      key: ['notes', notes],
      data: () => ({ ...redirect, notes, to: target, enabled: true }),
    })
  }
  for (const trigger of bookingCodeTriggers)
    await store.ensure({
      collection: 'booking-code-triggers',
      key: ['name', trigger.name],
      data: () => ({ ...trigger, enabled: true }),
    })
  for (const headTag of headTags)
    await store.ensure({
      collection: 'head-tags',
      key: ['name', headTag.name],
      data: () => ({ ...headTag, enabled: true }),
    })
}

async function seedConsent({ store, pageIds }: { store: Store; pageIds: Map<string, string> }): Promise<void> {
  const { page, ...texts } = consentBanner
  const wordsIn = (language: Language) =>
    Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text[language]]))
  await store.ensure({
    collection: 'consent-banners',
    key: ['title', texts.title.en],
    data: () => ({ ...wordsIn('en'), page: idOf(pageIds, page), siteId: 0, _status: 'published' }),
    spanish: () => ({ ...wordsIn('es'), _status: 'published' }),
  })
}

type Language = 'en' | 'es'

function itemIn({ label, link, children }: DemoMenuItem, language: Language): Record<string, unknown> {
  return {
    label: label[language],
    ...(link ? { link } : {}),
    ...(children ? { children: children.map((child) => itemIn(child, language)) } : {}),
  }
}

/** The stored rows with their labels in Spanish: row ids stay, so that both languages share one menu. */
function translated(items: readonly DemoMenuItem[], stored: unknown): Record<string, unknown>[] {
  const rows = Array.isArray(stored) ? (stored as Record<string, unknown>[]) : []
  return items.map((item, i) => ({
    ...rows[i],
    label: item.label.es,
    ...(item.children ? { children: translated(item.children, rows[i]?.children) } : {}),
  }))
}
