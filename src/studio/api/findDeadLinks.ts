import { idOf } from '../../slices'
import type { LinkValue } from '../../slices/types'
import type { StudioPage } from '../model'
import type { StudioBoot } from '../model/boot'
import { request } from './request'

interface Input {
  links: readonly LinkValue[]
  boot: Pick<StudioBoot, 'apiRoute' | 'collections' | 'pageId' | 'sites'>
  page: Pick<StudioPage, 'path' | 'siteId'>
}

/** Whoever publishes does not wait longer, in milliseconds. */
const AT_MOST_MS = 4000

/** The links that visitors would follow to nothing. What cannot be told (no connection, another site) is not named. */
export async function findDeadLinks(input: Input): Promise<ReadonlySet<LinkValue>> {
  const [paths, pages] = await Promise.all([missingPaths(input), hiddenPages(input)])
  const isDead = (link: LinkValue) => paths.has(pathOf(link, input)) || pages.has(pageOf(link, input))
  return new Set(input.links.filter(isDead))
}

type Targets = ReadonlySet<string | null>

/** Asked as a visitor asks, so that redirects, files and whatever else the site serves count as well. */
async function missingPaths(input: Input): Promise<Targets> {
  const paths = [...new Set(input.links.flatMap((link) => pathOf(link, input) ?? []))]
  const signal = AbortSignal.timeout(AT_MOST_MS)
  const missing = await Promise.all(
    paths.map((path) =>
      fetch(path, { method: 'HEAD', credentials: 'omit', cache: 'no-store', signal }).then(
        ({ status }) => status === 404 || status === 410,
        () => false,
      ),
    ),
  )
  return new Set(paths.filter((_path, index) => missing[index]))
}

/** A path of this window's site; `null` for any other address, and for the page's own. */
function pathOf({ href }: LinkValue, { boot, page }: Input): string | null {
  const { origin = null } = boot.sites.find(({ id }) => id === page.siteId) ?? {}
  if (!href?.startsWith('/') || href.startsWith('//')) return null
  if (origin !== null && origin !== window.location.origin) return null
  const path = href.replace(/[?#].*$/, '')
  return path === page.path ? null : path
}

async function hiddenPages(input: Input): Promise<Targets> {
  const { apiRoute, collections } = input.boot
  const ids = [...new Set(input.links.flatMap((link) => pageOf(link, input) ?? []))]
  if (ids.length === 0) return new Set()
  const query = new URLSearchParams({
    depth: '0',
    limit: String(ids.length),
    'select[path]': 'true',
    'where[id][in]': ids.join(','),
    'where[_status][equals]': 'published',
  })
  const answer = await request<{ docs?: readonly unknown[] }>({ url: `${apiRoute}/${collections.pages}?${query}` })
  if (!answer.ok || !answer.data.docs) return new Set()
  const published = new Set(answer.data.docs.map(idOf))
  return new Set(ids.filter((id) => !published.has(id)))
}

function pageOf({ relationship }: LinkValue, { boot }: Input): string | null {
  const id = relationship?.relationTo === boot.collections.pages ? idOf(relationship.value) : null
  return id === String(boot.pageId) ? null : id
}
