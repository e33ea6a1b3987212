import { describe, expect, it } from 'vitest'
import type { MenuItem } from './menu'
import { addressesOf, findTranslated, translateItems } from './translated'

const item = (href: string | null, children: MenuItem[] = []): MenuItem => ({
  id: href ?? 'none',
  label: href ?? 'none',
  link: href === null ? null : { href },
  children,
})

const pages = [
  { id: '1', path: '/', languageCode: 'en' },
  { id: '2', path: '/specials', languageCode: 'en' },
  { id: '3', path: '/blog', languageCode: 'en' },
  { id: '4', path: '/es', languageCode: 'es', translationOf: '1' },
  { id: '5', path: '/es/specials', languageCode: 'es', translationOf: '2' },
]

interface Query {
  where: { and: { path?: { in: string[] }; translationOf?: { in: string[] } }[] }
}

/** A loader's arguments over the pages above. */
function argsOf(languageCode: string) {
  const tags: string[] = []
  const find = ({ where }: Query) => {
    const [{ path, translationOf } = {}] = where.and
    const docs = pages.filter((page) =>
      path ? path.in.includes(page.path) : translationOf?.in.includes(page.translationOf ?? ''),
    )
    return Promise.resolve({ docs })
  }
  const args = { req: { payload: { find } }, page: { siteId: 0 }, context: { languageCode } }
  return { tags, args: { ...args, addTag: (tag: string) => tags.push(tag) } as never }
}

describe('the addresses of a menu', () => {
  const menu = [item('/specials', [item('/blog'), item(null)])]

  it('are all of them, at any depth', () => {
    expect(addressesOf(menu)).toEqual(['/specials', '/blog'])
  })

  it('lead to the page in the language of the reader where it exists', async () => {
    const { args, tags } = argsOf('es')
    const { to, homes } = await findTranslated(args, addressesOf(menu))
    expect(addressesOf(translateItems(menu, to))).toEqual(['/es/specials', '/blog'])
    expect(to('/')).toBe('/es')
    expect(homes).toEqual({ en: '/', es: '/es' })
    expect(tags).toEqual(['pages:1', 'pages:2', 'pages:3'])
  })

  it('stay as they are in the language that they are written in', async () => {
    const { to, homes } = await findTranslated(argsOf('en').args, addressesOf(menu))
    expect(to('/specials')).toBe('/specials')
    expect(to('/')).toBe('/')
    expect(homes).toEqual({ en: '/', es: '/es' })
  })
})
