/**
 * Payload's document view would build the form of a whole page before it picks a view: a page's addresses in the admin
 * lead to the studio. `null` for every other address.
 */
export function adminTarget({
  pathname,
  admin,
  pages,
}: {
  pathname: string
  admin: string
  /** The slug of the pages. */
  pages: string
}): string | null {
  const start = `${admin}/collections/${pages}/`
  if (!pathname.startsWith(start)) return null
  const [first = '', second = ''] = pathname.slice(start.length).split('/')
  if (first === '') return null
  if (first === 'create') return `${admin}/pages/create`
  if (first === 'trash') return second === '' ? null : `${admin}/studio/${second}`
  return `${admin}/studio/${first}`
}
