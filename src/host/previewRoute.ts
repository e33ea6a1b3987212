import type { Piece } from '../serve/page/loadPiece'
import type { SearchRoute } from '../serve/site/searchPage'
import { leadToPreview } from '../serve/site/leadToPreview'
import type { ReleasedRoute } from '../serve/site/releasedPage'
import { readSiteAddress, type SiteRoute } from '../serve/address/siteAddress'
import type { Voix } from './createVoix'

/** The props that Next passes to the files of `app/(voix)/voix-preview/[...route]`. */
export interface PreviewParams {
  params: Promise<{ route: string[] }>
}

export type ShownPiece = Piece | { kind: 'style'; name: string }

/**
 * Reads `/voix-preview/recipe/heroes/short`, `/voix-preview/slice/hero` and `/voix-preview/style/jewel`, rewritten from
 * addresses of the admin.
 */
export async function pieceOf(params: PreviewParams['params']): Promise<ShownPiece | null> {
  const [kind, ...name] = (await params).route
  if (kind !== 'recipe' && kind !== 'slice' && kind !== 'style') return null
  return { kind, name: name.map(decodeURIComponent).join('/') }
}

/** Reads `/voix-preview/shared/<secret>`, the address of a preview link. */
export async function secretOf(params: PreviewParams['params']): Promise<string | null> {
  const [kind, secret = ''] = (await params).route
  return kind === 'shared' ? decodeURIComponent(secret) : null
}

/** Matches `/voix-preview/debug`, rewritten from `/voix-debug`. */
export async function isDebug(params: PreviewParams['params']): Promise<boolean> {
  return (await params).route[0] === 'debug'
}

/**
 * Reads `/voix-preview/for/<address>`, rewritten for signed-in visitors: the parts of a page that are reserved for
 * them.
 */
export async function reservedRoute(params: PreviewParams['params']): Promise<SiteRoute | null> {
  const [first, ...address] = (await params).route
  return first === 'for' ? readSiteAddress(address) : null
}

/** Reads `/voix-preview/release/<id>/<secret>/<address>`, rewritten from `/preview-release/<id>/<secret>/<path>`. */
export async function releasedRoute(params: PreviewParams['params']): Promise<ReleasedRoute | null> {
  const [first, release = '', secret = '', ...address] = (await params).route
  return first === 'release' ? { release, secret, ...readSiteAddress(address) } : null
}

/** Reads `/voix-preview/search/<language>/<address>`, rewritten from the address of the search page. */
export async function searchRoute(params: PreviewParams['params']): Promise<SearchRoute | null> {
  const [first, languageCode = '', ...address] = (await params).route
  return first === 'search' ? { languageCode, ...readSiteAddress(address) } : null
}

/**
 * Reads `/voix-preview/<id>`, or `/voix-preview/<id>/in/<page>` for a section on that page. The proxy rewrites windows
 * that follow the studio to `/voix-preview/at/<address>`.
 */
export async function frameRoute({ options }: Voix, params: PreviewParams['params']) {
  const [first = '', ...rest] = (await params).route
  if (first === 'at') await leadToPreview(readSiteAddress(rest), options.config)
  const [word, page] = rest
  const around = word === 'in' && page !== undefined ? decodeURIComponent(page) : null
  return { pageId: decodeURIComponent(first), around }
}
