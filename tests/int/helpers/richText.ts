import { randomUUID } from 'node:crypto'

const node = { version: 1, direction: null, format: '', indent: 0 }

/** Returns a rich text with these nodes in one paragraph. */
export const textOf = (children: readonly object[]) => ({
  root: { ...node, type: 'root', children: [{ ...node, type: 'paragraph', textFormat: 0, children }] },
})

const words = (text: string) => ({ type: 'text', version: 1, text, format: 0, detail: 0, mode: 'normal', style: '' })

/** Returns a link node to an address, as the editor writes it. */
export const linkNode = (url: string, type: 'link' | 'autolink' = 'link') => ({
  ...node,
  type,
  version: type === 'link' ? 3 : 2,
  ...(type === 'link' ? { id: randomUUID() } : {}),
  fields: { linkType: 'custom', newTab: false, url },
  children: [words('Go')],
})

/** Returns a rich text with a link to each address. */
export const textWithLinks = (addresses: readonly string[]) => textOf(addresses.map((url) => linkNode(url)))

/** Returns the addresses of all links in a value, in order. */
export function addressesOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(addressesOf)
  if (typeof value !== 'object' || value === null) return []
  const { type, fields } = value as { type?: unknown; fields?: { url?: string } }
  const own = (type === 'link' || type === 'autolink') && fields?.url !== undefined ? [fields.url] : []
  return [...own, ...Object.values(value).flatMap(addressesOf)]
}
