import path from 'node:path'
import type { Payload } from 'payload'
import { pages } from './data/pages'
import { headTags } from './data/settings'
import { seedDocuments } from './seed/documents'
import { seedMedia } from './seed/media'
import { seedPages, seedSettings } from './seed/pages'
import type { Ids } from './seed/resolve'
import { createStore } from './seed/store'
import type { Store } from './seed/store'
import { seedUsers } from './seed/users'

/**
 * Fills an empty database with the demo: pictures, documents, pages, menus, settings and users. Does nothing when all its
 * pages are there; after an interrupted run it goes on where that one stopped.
 *
 * @param payload an initialised Payload
 * @param options.dataDir where drawn pictures are kept; `VOIX_DATA_DIR` or `.data` by default
 */
export async function seedDemo(
  payload: Payload,
  options: { dataDir?: string; log?: (line: string) => void } = {},
): Promise<void> {
  const dataDir = options.dataDir ?? process.env.VOIX_DATA_DIR ?? '.data'
  const log = options.log ?? ((line: string): void => console.log(line))
  const store = createStore(payload)
  if (await isComplete(store)) return log('The demo is there already.')
  const began = Date.now()
  const every =
    (step: number, what: string) =>
    (done: number, all: number): void => {
      if (done % step === 0 || done === all) log(`  ${what}: ${done} of ${all}`)
    }
  await seedUsers(store)
  const media = await seedMedia({
    store,
    cacheDir: path.join(dataDir, 'demo-pictures'),
    progress: every(15, 'pictures'),
  })
  const ids: Ids = { media, resorts: new Map(), brands: new Map(), specials: new Map() }
  await seedDocuments({ store, ids })
  log('  brands, resorts, offers, fact sheets and stories')
  const pageIds = await seedPages({ store, ids, progress: every(10, 'pages') })
  await seedSettings({ store, pageIds })
  log(`  menus, redirects and settings; ${Math.round((Date.now() - began) / 1000)} s`)
}

/** Head tags are written last: with pages but without them, a run was interrupted. */
async function isComplete(store: Store): Promise<boolean> {
  return (await store.count('pages')) >= pages.length && (await store.count('head-tags')) >= headTags.length
}
