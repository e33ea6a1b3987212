import type { LayoutModule } from 'voix/render'
import type { MenuItem } from './menu'

type LoadArgs = Parameters<NonNullable<LayoutModule['load']>>[0]

interface StoredPage {
  id: string | number
  path: string
  languageCode: string
  translationOf?: string | number | null
}

/** Where addresses of the site lead in the page's language, and the front page in every language. */
export interface Translated {
  /** The address in the page's language where that page exists, else the address itself. */
  to: (href: string) => string
  /** Language code -> path of the front page. */
  homes: Record<string, string>
}

const HOME = '/'

/** Looks up which of the addresses a page's menus name are written in its language too. */
export async function findTranslated(args: LoadArgs, addresses: readonly string[]): Promise<Translated> {
  const { context, addTag } = args
  const originals = await readPages(args, { path: { in: [HOME, ...addresses] } })
  for (const { id } of originals) addTag(`pages:${id}`)
  const asked = originals.filter(({ path, languageCode }) => path === HOME || languageCode !== context.languageCode)
  const translations = asked.length ? await readPages(args, { translationOf: { in: asked.map(({ id }) => id) } }) : []
  const pathOf = new Map(originals.map(({ id, path }) => [id, path]))
  const mine = new Map<string, string>()
  const homes: Record<string, string> = {}
  for (const { path, languageCode } of originals) if (path === HOME) homes[languageCode] = HOME
  for (const { path, languageCode, translationOf } of translations) {
    const original = pathOf.get(translationOf ?? '')
    if (original === undefined) continue
    if (languageCode === context.languageCode) mine.set(original, path)
    if (original === HOME) homes[languageCode] = path
  }
  return { to: (href) => mine.get(href) ?? href, homes }
}

/** Every address that a menu names. */
export function addressesOf(items: readonly MenuItem[]): string[] {
  return items.flatMap(({ link, children }) => [...(link ? [link.href] : []), ...addressesOf(children)])
}

/** The menu with each link in the page's language. */
export function translateItems(items: readonly MenuItem[], to: Translated['to']): MenuItem[] {
  return items.map((item) => ({
    ...item,
    link: item.link && { ...item.link, href: to(item.link.href) },
    children: translateItems(item.children, to),
  }))
}

async function readPages({ req, page }: LoadArgs, where: Record<string, { in: unknown[] }>): Promise<StoredPage[]> {
  const { docs } = await req.payload.find({
    collection: 'pages',
    where: { and: [where, { siteId: { equals: page.siteId } }, { _status: { equals: 'published' } }] },
    select: { path: true, languageCode: true, translationOf: true },
    pagination: false,
    depth: 0,
    overrideAccess: false,
    req,
  })
  return docs as unknown as StoredPage[]
}
