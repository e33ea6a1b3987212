import type { SanitizedConfig } from 'payload'
import type { BodyNode } from '../../collections/content/files/markdown'
import { textOf } from '../../collections/content/files/markdown'
import { pathOf } from '../../collections/content/files/names'
import { flattenNavigation, trailTo, type NavigationNode } from '../../collections/content/navigation'
import type { ContentRow } from '../../collections/content/types'
import { contentOf } from '../server/readVoix'
import type { SearchEntry } from './search'

/** The collections of the documentation, in display order. */
const SECTIONS = [
  { name: 'voixuserguide', title: 'User guide', about: 'For everyone who works with pages.' },
  { name: 'docs', title: 'For developers', about: 'For those who write slices, layouts and programs.' },
]

/** An entry of the documentation's navigation. */
export interface DocLink {
  title: string
  /** `null` for a folder without a page. */
  href: string | null
  description: string
  children: DocLink[]
}

export interface DocSection {
  title: string
  about: string
  entries: DocLink[]
}

export interface DocPage {
  title: string
  href: string
  body: BodyNode
  /** The ancestors, starting with the section. */
  trail: { title: string; href: string | null }[]
  previous: DocLink | null
  next: DocLink | null
  headings: { id: string; text: string; depth: number }[]
}

export interface Documentation {
  sections: DocSection[]
  /** `null` for the overview. */
  page: DocPage | null
  search: SearchEntry[]
}

/** Returns the documentation at a path below `/documentation`, or `null` for an unknown page. */
export async function readDocumentation(config: SanitizedConfig, path: string): Promise<Documentation | null> {
  const content = contentOf(config)
  const base = `${config.routes.admin}/documentation`
  const sections: DocSection[] = []
  const search: SearchEntry[] = []
  let page: DocPage | null = null
  for (const { name, title, about } of SECTIONS) {
    const collection = content.collections.get(name)
    if (!collection) continue
    const rows = await content.query(name).all()
    const nodes = await content.navigation(name, ['description'])
    const link = linkBelow(base)
    sections.push({ title, about, entries: nodes.map(link) })
    search.push(...rows.map((row) => searchEntry(row, title, base)))
    const row = rows.find((one) => one.path === path)
    if (row)
      page = pageOf(row, { base, nodes, section: title, link, address: addressesOf(row, collection.prefix, base) })
  }
  return page === null && path !== '' ? null : { sections, page, search }
}

/**
 * Returns the browser title of the page at a path below `/documentation`, or `null` for the overview and unknown pages.
 */
export async function titleAt(config: SanitizedConfig, path: string): Promise<string | null> {
  const content = contentOf(config)
  for (const { name, title } of SECTIONS) {
    if (!content.collections.has(name)) continue
    const row = (await content.query(name).all()).find((one) => one.path === path)
    if (row) return `${String(row.title)} · ${title}`
  }
  return null
}

interface Around {
  base: string
  nodes: NavigationNode[]
  section: string
  link: (node: NavigationNode) => DocLink
  address: (url: string) => string
}

function pageOf(row: ContentRow, { base, nodes, section, link, address }: Around): DocPage {
  const body = withAddresses(withoutTitle(row.body as BodyNode | null), address)
  const all = flattenNavigation(nodes)
  const at = all.findIndex(({ path }) => path === row.path)
  const [previous, next] = at < 0 ? [] : [all[at - 1], all[at + 1]]
  const above = trailTo(nodes, String(row.path)).slice(0, -1).map(link)
  return {
    title: String(row.title),
    href: base + String(row.path),
    body,
    trail: [{ title: section, href: null }, ...above.map(({ title, href }) => ({ title, href }))],
    previous: previous ? link(previous) : null,
    next: next ? link(next) : null,
    headings: headingsOf(body).filter(({ depth }) => depth < 4),
  }
}

function linkBelow(base: string): (node: NavigationNode) => DocLink {
  const link = ({ title, path, page, description, children = [] }: NavigationNode): DocLink => ({
    title,
    href: page === false ? null : base + path,
    description: typeof description === 'string' ? description : '',
    children: children.map(link),
  })
  return link
}

/** Removes the first heading, since the screen shows the title. */
function withoutTitle(body: BodyNode | null): BodyNode {
  const children = body?.children ?? []
  const [first, ...others] = children
  return { type: 'root', children: first?.type === 'heading' && first.depth === 1 ? others : children }
}

/** Returns a function that resolves links between files: `2.layouts.md` becomes the address of its page. */
function addressesOf(row: ContentRow, prefix: string, base: string): (url: string) => string {
  const folder = String(row.stem).split('/').slice(0, -1).join('/')
  return (url) => {
    const [, file, hash = ''] = /^([^?#:]+)\.md(#.*)?$/.exec(url) ?? []
    if (file === undefined) return url
    const stem = new URL(file, `file:///${folder === '' ? '' : `${folder}/`}`).pathname.slice(1)
    return base + pathOf(prefix, decodeURIComponent(stem)) + hash
  }
}

function withAddresses(node: BodyNode, address: (url: string) => string): BodyNode {
  return {
    ...node,
    ...(node.type === 'link' && node.url !== undefined && { url: address(node.url) }),
    ...(node.children && { children: node.children.map((child) => withAddresses(child, address)) }),
  }
}

function headingsOf({ children = [] }: BodyNode): DocPage['headings'] {
  return children
    .filter(({ type }) => type === 'heading')
    .map((node) => ({ id: node.id ?? '', text: textOf(node), depth: node.depth ?? 2 }))
}

function searchEntry(row: ContentRow, section: string, base: string): SearchEntry {
  const body = withoutTitle(row.body as BodyNode | null)
  const blocks = (body.children ?? []).filter(({ type }) => type !== 'heading')
  return {
    title: String(row.title),
    section,
    href: base + String(row.path),
    headings: headingsOf(body),
    text: [String(row.description), ...blocks.map(words)].join(' ').replace(/\s+/g, ' '),
  }
}

/** Separates the words of blocks by spaces, but not those of inline nodes. */
function words(node: BodyNode): string {
  if (node.type === 'list' || node.type === 'listItem' || node.type === 'blockquote') {
    return (node.children ?? []).map(words).join(' ')
  }
  return textOf(node)
}
