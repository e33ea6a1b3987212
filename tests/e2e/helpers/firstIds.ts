import type { APIRequestContext } from '@playwright/test'

/** The collections with lists and forms of their own below `/voix`, whatever they are of. */
export const CONTENT = ['menus', 'posts', 'brands', 'resorts', 'specials', 'fact-sheets', 'booking-code-triggers']

/** The demo's first document of each collection. */
export async function firstIds(admin: APIRequestContext, Origin: string): Promise<(collection: string) => string> {
  const ids = new Map<string, string>()
  for (const name of [...CONTENT, 'pages', 'redirects', 'users', 'head-tags', 'media']) {
    const answer = await admin.get(`/api/${name}?limit=1&depth=0`, { headers: { Origin } })
    const { docs } = (await answer.json()) as { docs: { id: string }[] }
    ids.set(name, docs[0]?.id ?? `no ${name} in the demo`)
  }
  return (collection) => ids.get(collection) ?? ''
}
