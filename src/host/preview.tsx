import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { createLocalReq, getPayload } from 'payload'
import { renderPage } from '../render'
import { readSignals } from '../render/signals'
import { reportElement } from '../serve/errors/reportElement'
import { loadPiece, type Piece } from '../serve/page/loadPiece'
import { loadPreview } from '../serve/page/loadPreview'
import { loadShared } from '../serve/page/loadShared'
import { debugPage } from '../serve/debug/debugPage'
import { leadToPreview } from '../serve/site/leadToPreview'
import { readNonce } from '../serve/site/readNonce'
import { releasedDocument, releasedPage, type ReleasedRoute } from '../serve/site/releasedPage'
import { searchDocument, searchPage, type SearchRoute } from '../serve/search/searchPage'
import { reservedPage } from '../serve/site/reservedPage'
import { readSiteAddress, type SiteRoute } from '../serve/site/siteAddress'
import { visitorOf } from '../serve/site/visitorOf'
import { StyleGuide } from '../serve/style/StyleGuide'
import { type OwnValues, ownValuesOf, readOwnValues } from '../studio/sync/ownValues'
import { toStudioPage } from '../studio/api/openPage'
import { packView } from '../studio/sync/packView'
import { KEEP_EARLY_CLICK } from '../studio/preview/pointer/earlyClick'
import type { PreviewFrameProps } from '../studio/preview/createFrame'
import { keepAtHand } from '../studio/preview/slicesAtHand'
import { slicesForStudio } from '../slices/description/slicesForStudio'
import { channelToken, studioAccess } from '../admin/server/studioAccess'
import { findLayouts } from '../admin/server/findLayouts'
import { readVoix } from '../admin/server/readVoix'
import type { Voix } from './createVoix'

/** What Next hands to the files of `app/(voix)/%5Fvoix/preview/[...route]`. */
export interface PreviewParams {
  params: Promise<{ route: string[] }>
}

/** The application's slices in the frame, as `previewFrame()` makes it. */
export type Frame = ComponentType<Omit<PreviewFrameProps, 'imports' | 'show'>>

/**
 * `export default previewPage(voix, Frame)` in the preview's `page.tsx`: the newest draft in its layout, live from there on.
 * Only staff see it; for everybody else there is no such page.
 */
export function previewPage(voix: Voix, PageFrame: Frame) {
  return async function PreviewPage({
    params,
    searchParams,
  }: PreviewParams & { searchParams: Promise<Record<string, string | string[] | undefined>> }): Promise<ReactNode> {
    if (await isDebug(params)) return debugPage(voix.options, await searchParams)
    const piece = await pieceOf(params)
    if (piece) return showPiece(voix, piece)
    const secret = await secretOf(params)
    if (secret !== null) return showFound(voix, await readShared(voix, secret), 'shared preview')
    const reserved = await reservedRoute(params)
    if (reserved) return reservedPage(reserved, voix.options)
    const released = await releasedRoute(params)
    if (released) return releasedPage(released, voix.options)
    const searched = await searchRoute(params)
    if (searched) return searchPage(searched, await searchParams, voix.options)
    const [pageId, asked] = await Promise.all([pageIdOf(voix, params), searchParams])
    const release = textOrNull(asked.release)
    const own = (await isOwnRequest()) ? readOwnValues(asked) : null
    const loaded = await readPreview(voix, pageId, textOrNull(asked.layout), textOrNull(asked.at), release, own)
    const { user, view, layoutData } = loaded
    const payload = await getPayload({ config: voix.options.config })
    const req = await createLocalReq({ user }, payload)
    const { default: Layout } = loaded.layout
    const access = studioAccess(req)
    const { slices, url } = await slicesForStudio({ slices: readVoix({ config: payload.config }).slices, req })
    keepAtHand(url, slices)
    return (
      <Layout
        context={view.context}
        data={layoutData}
        page={view.page}
        signals={readSignals(asked.signals) ?? loaded.signals}
      >
        <PageFrame
          access={access === 'none' ? 'review' : access}
          adminId={String(user.id)}
          apiRoute={payload.config.routes.api}
          slicesUrl={url}
          release={release}
          token={channelToken({ req, pageId, release })}
          told={own ?? ownValuesOf(toStudioPage({ page: loaded.document, pageId }))}
          view={packView(view)}
        />
      </Layout>
    )
  }
}

/** `export default previewLayout(voix)` in the preview's `layout.tsx`, beside the style sheet of the site. */
export function previewLayout(voix: Voix) {
  return async function PreviewLayout({ params, children }: PreviewParams & { children: ReactNode }) {
    if ((await isDebug(params)) || (await reservedRoute(params)))
      return (
        <html lang="en">
          <body>{children}</body>
        </html>
      )
    const piece = await pieceOf(params)
    if (piece) return foundDocument(await headOfPiece(voix, piece), children)
    const secret = await secretOf(params)
    if (secret !== null) return foundDocument(headOf(await readShared(voix, secret)), children)
    const released = await releasedRoute(params)
    if (released) return releasedDocument(released, voix.options, children)
    const searched = await searchRoute(params)
    if (searched) return searchDocument(searched, voix.options, children)
    const { view } = await readPreview(voix, await pageIdOf(voix, params), null, null, null, null)
    const { languageCode, layout, path } = view.context
    return (
      <html data-layout={layout} data-path={path} lang={languageCode} suppressHydrationWarning>
        <head>
          <title>Preview</title>
          <meta name="robots" content="noindex" />
          <meta name="referrer" content="no-referrer" />
        </head>
        <body id={view.page.properties.domId ?? undefined}>
          <script
            dangerouslySetInnerHTML={{ __html: KEEP_EARLY_CLICK }}
            nonce={await readNonce()}
            suppressHydrationWarning
          />
          {children}
        </body>
      </html>
    )
  }
}

/** `/_voix/preview/recipe/heroes/short`, `/_voix/preview/slice/hero`, `/_voix/preview/style/jewel`: written by the proxy for the admin's addresses. */
async function pieceOf(params: PreviewParams['params']): Promise<ShownPiece | null> {
  const [kind, ...name] = (await params).route
  if (kind !== 'recipe' && kind !== 'slice' && kind !== 'style') return null
  return { kind, name: name.map(decodeURIComponent).join('/') }
}

/** `/_voix/preview/shared/<secret>`: the address of a preview link. */
async function secretOf(params: PreviewParams['params']): Promise<string | null> {
  const [kind, secret = ''] = (await params).route
  return kind === 'shared' ? decodeURIComponent(secret) : null
}

const readShared = cache(({ options }: Voix, secret: string) => loadShared(secret, options))

type ShownPiece = Piece | { kind: 'style'; name: string }

/** The recipe or the slice in its layout, as visitors would see it, or how a layout looks. Only staff see it; for everybody else there is no such page. */
async function showPiece(voix: Voix, { kind, name }: ShownPiece): Promise<ReactNode> {
  if (kind === 'style') return showStyle(voix, name)
  return showFound(voix, await readPiece(voix, kind, name), `${kind} ${name}`)
}

type Found = Awaited<ReturnType<typeof loadPiece>>

/** What was found, as visitors would see it. `path`: what reports of errors call it. */
async function showFound(voix: Voix, found: Found, path: string): Promise<ReactNode> {
  if (!found) notFound()
  const { layout: chosen, layoutData, signals, view } = found.loaded
  const { default: Layout } = chosen
  return (
    <Layout context={view.context} data={layoutData} page={view.page} signals={signals}>
      {renderPage({
        view,
        components: voix.options.components,
        rules: found.rules,
        onError: (error, row) => reportElement(error, { row, path }),
        nonce: await readNonce(),
      })}
    </Layout>
  )
}

/** How a layout looks, by its style sheet. */
async function showStyle(voix: Voix, name: string): Promise<ReactNode> {
  const found = await readStyle(voix, name)
  if (!found) notFound()
  return <StyleGuide general={found.general} layout={found.layout} Pieces={voix.options.styleGuide} />
}

const readStyle = cache(async ({ options }: Voix, name: string) => {
  const { user, isStaff } = await visitorOf(options.config)
  if (!user || !isStaff) return null
  const payload = await getPayload({ config: options.config })
  const layouts = await findLayouts(await createLocalReq({ user }, payload))
  const layout = layouts.find((each) => each.name === name)
  return layout ? { layout, general: readVoix(payload).styles } : null
})

interface Head {
  title: string
  layout: string
  languageCode: string
}

async function headOfPiece(voix: Voix, { kind, name }: ShownPiece): Promise<Head | null> {
  if (kind !== 'style') return headOf(await readPiece(voix, kind, name))
  const found = await readStyle(voix, name)
  return found && { title: found.layout.label, layout: name, languageCode: 'en' }
}

function headOf(found: Found): Head | null {
  return found && { title: found.title, ...found.loaded.view.context }
}

/** The document around it, also around the screen that says that there is none. */
function foundDocument(head: Head | null, children: ReactNode): ReactNode {
  return (
    <html data-layout={head?.layout} lang={head?.languageCode ?? 'en'} suppressHydrationWarning>
      <head>
        <title>{head ? `Preview: ${head.title}` : 'There is no such preview'}</title>
        <meta name="robots" content="noindex" />
        <meta name="referrer" content="no-referrer" />
      </head>
      <body>{children}</body>
    </html>
  )
}

const readPiece = cache(async ({ options }: Voix, kind: Piece['kind'], name: string) => {
  const { user, isStaff } = await visitorOf(options.config)
  return user && isStaff ? loadPiece({ kind, name }, user, options) : null
})

/** `/_voix/preview/debug`, written by the proxy for `/voix-debug`. */
async function isDebug(params: PreviewParams['params']): Promise<boolean> {
  return (await params).route[0] === 'debug'
}

/** `/_voix/preview/for/<address>`, written by the proxy for who is signed in: what the page at the address reserves for them. */
async function reservedRoute(params: PreviewParams['params']): Promise<SiteRoute | null> {
  const [first, ...address] = (await params).route
  return first === 'for' ? readSiteAddress(address) : null
}

/** `/_voix/preview/release/<id>/<secret>/<address>`, written by the proxy for `/preview-release/<id>/<secret>/<path>`. */
async function releasedRoute(params: PreviewParams['params']): Promise<ReleasedRoute | null> {
  const [first, release = '', secret = '', ...address] = (await params).route
  return first === 'release' ? { release, secret, ...readSiteAddress(address) } : null
}

/** `/_voix/preview/search/<language>/<address>`, written by the proxy for where the site is searched. */
async function searchRoute(params: PreviewParams['params']): Promise<SearchRoute | null> {
  const [first, languageCode = '', ...address] = (await params).route
  return first === 'search' ? { languageCode, ...readSiteAddress(address) } : null
}

/** `/_voix/preview/<id>`; the proxy writes `/_voix/preview/at/<address>` for a window that follows the studio. */
async function pageIdOf({ options }: Voix, params: PreviewParams['params']): Promise<string> {
  const [first = '', ...address] = (await params).route
  if (first === 'at') await leadToPreview(readSiteAddress(address), options.config)
  return decodeURIComponent(first)
}

/** The page that the frame shows, once per request for the document and the page in it. */
const readPreview = cache(
  async (
    { options }: Voix,
    pageId: string,
    layout: string | null,
    at: string | null,
    release: string | null,
    own: OwnValues | null,
  ) => {
    const { user, isStaff } = await visitorOf(options.config)
    if (!user || !isStaff) notFound()
    const loaded = await loadPreview({ pageId, user, layout, at, release, own: own && { ...own } }, options)
    if (!loaded) notFound()
    return { ...loaded, user }
  },
)

/** Whether a page of this site asks. What stands in an address that was sent to somebody is not shown to them as the page's. */
async function isOwnRequest(): Promise<boolean> {
  return (await headers()).get('sec-fetch-site') === 'same-origin'
}

function textOrNull(value: string | string[] | undefined): string | null {
  return typeof value === 'string' ? value : null
}
