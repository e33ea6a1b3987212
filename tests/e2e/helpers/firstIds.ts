/** Collections with their own lists and forms below `/voix`. */
export const CONTENT = ['menus', 'posts', 'brands', 'resorts', 'specials', 'fact-sheets', 'booking-code-triggers']

/** Returns the demo's first document of each collection, read from the API as an administrator. */
export async function firstIds(read: (path: string) => Promise<unknown>): Promise<(collection: string) => string> {
  const ids = new Map<string, string>()
  for (const name of [...CONTENT, 'pages', 'redirects', 'users', 'head-tags', 'media']) {
    const { docs } = (await read(`/api/${name}?limit=1&depth=0`)) as { docs: { id: string }[] }
    ids.set(name, docs[0]?.id ?? `no ${name} in the demo`)
  }
  return (collection) => ids.get(collection) ?? ''
}
