import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { createLocalReq, getPayload } from 'payload'
import { renderPage } from '../render'
import { readSignals } from '../render/signals'
import { reportElement } from '../serve/errors/reportElement'
import type { LoadedPage } from '../serve/page/loadPage'
import { loadPiece, type Piece } from '../serve/page/loadPiece'
import { loadDraft, loadPreview } from '../serve/page/loadPreview'
import { loadShared } from '../serve/page/loadShared'
import { loadWithin } from '../serve/page/loadWithin'
import { debugPage } from '../serve/debug/debugPage'
import { notFoundScreen } from '../serve/site/notFoundScreen'
import { readRequestedPath, readNonce } from '../serve/site/readNonce'
import { releasedDocument, releasedPage } from '../serve/site/releasedPage'
import { searchDocument, searchPage } from '../serve/site/searchPage'
import { reservedPage } from '../serve/site/reservedPage'
import { visitorOf } from '../serve/site/visitorOf'
import { StyleGuide } from '../serve/style/StyleGuide'
import { ownValuesOf, readOwnValues } from '../studio/sync/ownValues'
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
import { PageAround } from './PageAround'
import { directionOf } from '../tree'
import {
  frameRoute,
  isDebug,
  pieceOf,
  type PreviewParams,
  releasedRoute,
  reservedRoute,
  searchRoute,
  secretOf,
  type ShownPiece,
} from './previewRoute'

/** The frame with the application's slices that `previewFrame()` returns. */
export type Frame = ComponentType<Omit<PreviewFrameProps, 'imports' | 'show'>>

/**
 * `export default previewPage(voix, Frame)` in the preview's `page.tsx`: renders the newest draft in its layout and
 * updates it live. Users who are not staff get a 404.
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
    const [{ pageId, around }, query] = await Promise.all([frameRoute(voix, params), searchParams])
    const release = textOrNull(query.release)
    const own = (await isOwnRequest()) ? readOwnValues(query) : null
    const within = await readWithin(voix, pageId, around, release)
    const layout = within?.loaded.view.context.layout ?? textOrNull(query.layout)
    const { draft, user } = await readDraft(voix, pageId)
    const place = { layout, at: textOrNull(query.at), release }
    const loaded = await loadPreview({ ...place, pageId, user, draft, own: own && { ...own } }, voix.options)
    if (!loaded) notFound()
    const { view } = loaded
    const payload = await getPayload({ config: voix.options.config })
    const req = await createLocalReq({ user }, payload)
    const access = studioAccess(req)
    const { slices, version } = await slicesForStudio({ slices: readVoix({ config: payload.config }).slices, req })
    keepAtHand(version, slices)
    const frame = (
      <PageFrame
        access={access === 'none' ? 'review' : access}
        adminId={String(user.id)}
        apiRoute={payload.config.routes.api}
        slicesVersion={version}
        release={release}
        rev={release === null ? Number(loaded.document.rev ?? 0) : null}
        isWithin={within !== null}
        token={channelToken({ req, pageId, release })}
        values={own ?? ownValuesOf(toStudioPage({ page: loaded.document, pageId }))}
        view={packView(view)}
      />
    )
    if (!within) return inLayout({ ...loaded, signals: readSignals(query.signals) ?? loaded.signals }, frame)
    return inLayout(
      within.loaded,
      <PageAround components={voix.options.components} within={within}>
        {frame}
      </PageAround>,
    )
  }
}

function inLayout(
  { layout: { default: Layout }, layoutData, signals, view }: LoadedPage,
  children: ReactNode,
): ReactNode {
  return (
    <Layout context={view.context} data={layoutData} page={view.page} signals={signals}>
      {children}
    </Layout>
  )
}

/**
 * `export default previewLayout(voix)` in the preview's `layout.tsx`, which also imports the style sheet of the site.
 */
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
    const { pageId, around } = await frameRoute(voix, params)
    const within = await readWithin(voix, pageId, around, null)
    const { languageCode, layout, path, domId } = within
      ? { ...within.loaded.view.context, ...within.loaded.view.page.properties }
      : placeOf(await readDraft(voix, pageId))
    return (
      <html
        data-layout={layout}
        data-path={path}
        dir={directionOf(languageCode)}
        lang={languageCode}
        suppressHydrationWarning
      >
        <head>
          <title>Preview</title>
          <meta name="robots" content="noindex" />
          <meta name="referrer" content="no-referrer" />
        </head>
        <body id={domId ?? undefined}>
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

/** `export default previewNotFound(voix)` in the preview's `not-found.tsx`. The screen names the requested path. */
export function previewNotFound({ options }: Voix) {
  return async function PreviewNotFound(): Promise<ReactNode> {
    return notFoundScreen(options, { path: await readRequestedPath() })
  }
}

const readShared = cache(({ options }: Voix, secret: string) => loadShared(secret, options))

/**
 * Renders a recipe or a slice in its layout as visitors would see it, or a layout's styles. Users who are not staff get
 * a 404.
 */
async function showPiece(voix: Voix, { kind, name }: ShownPiece): Promise<ReactNode> {
  if (kind === 'style') return showStyle(voix, name)
  return showFound(voix, await readPiece(voix, kind, name), `${kind} ${name}`)
}

type Found = Awaited<ReturnType<typeof loadPiece>>

/** Renders the result as visitors would see it. `path` is its name in error reports. */
async function showFound(voix: Voix, found: Found, path: string): Promise<ReactNode> {
  if (!found) notFound()
  const elements = renderPage({
    view: found.loaded.view,
    components: voix.options.components,
    rules: found.rules,
    onError: (error, row) => reportElement(error, { row, path }),
    nonce: await readNonce(),
  })
  return inLayout(found.loaded, elements)
}

/** Renders a sample of a layout with its style sheet. */
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

/** The document around the result, also around the not-found screen. */
function foundDocument(head: Head | null, children: ReactNode): ReactNode {
  const languageCode = head?.languageCode ?? 'en'
  return (
    <html data-layout={head?.layout} dir={directionOf(languageCode)} lang={languageCode} suppressHydrationWarning>
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

/** Returns the page around the section, or `null` if the section is shown by itself. */
const readWithin = cache(async ({ options }: Voix, section: string, pageId: string | null, release: string | null) => {
  const { user, isStaff } = await visitorOf(options.config)
  return user && isStaff && pageId !== null ? loadWithin({ section, pageId, user, release }, options) : null
})

/** The page outside of releases, read once per request for both the document and its content. */
const readDraft = cache(async ({ options }: Voix, pageId: string) => {
  const { user, isStaff } = await visitorOf(options.config)
  if (!user || !isStaff) notFound()
  const draft = await loadDraft({ pageId, user }, options)
  if (!draft) notFound()
  return { draft, user }
})

/** Returns the document's data of a page. A shared section has no path. */
function placeOf({ draft }: Awaited<ReturnType<typeof readDraft>>) {
  const { languageCode, layout, path, properties } = toStudioPage({ page: draft, pageId: draft.id })
  return { languageCode, layout, path: path || '/', domId: properties.domId }
}

/**
 * Whether a page of this site sent the request. Text in an address that comes from another source is not shown as the
 * page's own.
 */
async function isOwnRequest(): Promise<boolean> {
  return (await headers()).get('sec-fetch-site') === 'same-origin'
}

function textOrNull(value: string | string[] | undefined): string | null {
  return typeof value === 'string' ? value : null
}
