/**
 * Returns the address that replaces one of Payload's admin addresses of pages: the studio for a document, the pages
 * screen for the list. Returns `null` for every other address. Payload's document view would build the form of the
 * whole page before it picks a view.
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
  const list = `${admin}/collections/${pages}`
  if (!`${pathname}/`.startsWith(`${list}/`)) return null
  const [first = '', second = ''] = pathname.slice(list.length + 1).split('/')
  if (first === '') return `${admin}/pages`
  if (first === 'create') return `${admin}/pages/create`
  if (first === 'trash') return second === '' ? `${admin}/pages?trash=true` : `${admin}/studio/${second}`
  return `${admin}/studio/${first}`
}
