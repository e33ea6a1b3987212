import type { Payload } from 'payload'
import { pages } from './data/pages'
import { headTags } from './data/settings'
import { seedDocuments, seedOwnPages } from './seed/documents'
import { seedForms } from './seed/forms'
import { seedMedia } from './seed/media'
import { seedPages, seedRecipes, seedSettings } from './seed/pages'
import type { Ids } from './seed/resolve'
import { createStore } from './seed/store'
import type { Store } from './seed/store'
import { seedUsers } from './seed/users'

/**
 * Fills an empty database with the demo: pictures, documents, pages, menus, settings and users. Does nothing when all its
 * pages are there; after an interrupted run it goes on where that one stopped.
 *
 * @param payload an initialised Payload
 */
export async function seedDemo(payload: Payload): Promise<void> {
  const store = createStore(payload)
  if (await isComplete(store)) return console.log('The demo is there already.')
  const began = Date.now()
  const every =
    (step: number, what: string) =>
    (done: number, all: number): void => {
      if (done % step === 0 || done === all) console.log(`  ${what}: ${done} of ${all}`)
    }
  await seedUsers(store)
  const media = await seedMedia({ store, progress: every(25, 'pictures and papers') })
  const ids: Ids = { media, resorts: new Map(), brands: new Map(), specials: new Map(), posts: new Map() }
  await seedDocuments({ store, ids })
  console.log('  brands, resorts, offers, fact sheets and stories')
  await seedForms(store)
  const pageIds = await seedPages({ store, ids, progress: every(10, 'pages') })
  await seedOwnPages({ store, ids, pageIds })
  await seedRecipes({ store, ids })
  await seedSettings({ store, pageIds })
  console.log(`  recipes, menus, redirects and settings; ${Math.round((Date.now() - began) / 1000)} s`)
}

/** Head tags are written last: with pages but without them, a run was interrupted. */
async function isComplete(store: Store): Promise<boolean> {
  return (await store.count('pages')) >= pages.length && (await store.count('head-tags')) >= headTags.length
}
