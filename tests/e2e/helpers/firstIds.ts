/** The collections with lists and forms of their own below `/voix`, whatever they are of. */
export const CONTENT = ['menus', 'posts', 'brands', 'resorts', 'specials', 'fact-sheets', 'booking-code-triggers']

/** The demo's first document of each collection, which `read` asks the API for as an administrator. */
export async function firstIds(read: (path: string) => Promise<unknown>): Promise<(collection: string) => string> {
  const ids = new Map<string, string>()
  for (const name of [...CONTENT, 'pages', 'redirects', 'users', 'head-tags', 'media']) {
    const { docs } = (await read(`/api/${name}?limit=1&depth=0`)) as { docs: { id: string }[] }
    ids.set(name, docs[0]?.id ?? `no ${name} in the demo`)
  }
  return (collection) => ids.get(collection) ?? ''
}
