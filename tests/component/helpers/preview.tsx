import { randomUUID } from 'node:crypto'
import { act, fireEvent, render, waitFor } from '@testing-library/react'
import type { PayloadRequest } from 'payload'
import { vi } from 'vitest'
import { components } from '../../../src/blocks/registry/components'
import { slices } from '../../../src/blocks/registry/configs'
import { layouts } from '../../../src/layouts/registry/configs'
import { createCatalogue, sharedSection } from '../../../src/slices'
import type { SliceDefinition } from '../../../src/slices/types'
import type { PageView, SliceComponents } from '../../../src/render/types'
import { describeSlices } from '../../../src/slices/description/describeSlices'
import { createStudioStore, type StudioStore } from '../../../src/studio/model'
import { PreviewFrame } from '../../../src/studio/preview/PreviewFrame'
import type { PreviewRequest } from '../../../src/studio/sync'
import { createStudioChannel, type StudioChannel } from '../../../src/studio/sync/createStudioChannel'
import { packSlices } from '../../../src/slices/description/packSlices'
import { packView } from '../../../src/studio/sync/packView'
import { createRow, fieldsOf, type Row } from '../../../src/tree'
import type { TestRow } from './studio'

const TOKEN = 'token'
const ADMIN = 'u'

const PAGE = {
  id: 'page',
  title: 'Preview test',
  path: '/preview-test',
  layout: 'blocks',
  languageCode: 'en',
  siteId: 0,
  tags: [],
  fields: {},
  properties: { domId: null, settings: {} },
  meta: { title: null, description: null, image: null, canonical: null, noIndex: false },
  translations: {},
  alternates: {},
  updatedAt: '2026-01-01T00:00:00.000Z',
}

const CONTEXT = {
  languageCode: 'en',
  layout: 'blocks',
  siteId: 0,
  path: PAGE.path,
  timeZone: 'UTC',
  preview: true,
  labels: {},
}

interface TestStudio {
  store: StudioStore
  /** Requests of the preview other than changes of the page. */
  requests: PreviewRequest[]
  channel: StudioChannel
  close: () => void
}

interface MountedPreview {
  /** Returns the outermost node of an element. */
  shown: (id: string) => HTMLElement
  /** Opens the page in a studio around this frame. */
  openStudio: () => TestStudio
  isConnected: () => Promise<void>
}

/** Resolves elements without documents as the server does. */
function resolve(rows: readonly Row[]): PageView['resolution'] {
  return Object.fromEntries(rows.map((row) => [row.id, { fields: fieldsOf(row), data: null }]))
}

/** Fires a trusted pointer event, as a user's click does. */
export function byHand(node: Element, type: 'click' | 'dblclick'): MouseEvent {
  const event = new MouseEvent(type, { bubbles: true, cancelable: true })
  Object.defineProperty(event, 'isTrusted', { value: true })
  fireEvent(node, event)
  return event
}

/** Returns a request of an application whose rich text editor has these features. */
function requestWith(features: readonly string[] | undefined): PayloadRequest {
  const editor = features && { editorConfig: { resolvedFeatureMap: new Map(features.map((key) => [key, {}])) } }
  return { user: null, context: {}, payload: { config: { editor } } } as unknown as PayloadRequest
}

/** Renders a page in the studio's frame. A studio can be opened around it. */
export async function mountPreview({
  rows: given,
  components: own = {},
  slices: ownSlices = [],
  features,
  place,
}: {
  rows: TestRow[]
  /** The element of a page that shows the section with these rows. Default: the rows are the page. */
  place?: HTMLElement
  /** Replaces the demo's components. */
  components?: SliceComponents
  /** Added to the demo's slices. */
  slices?: SliceDefinition[]
  /** The features of the application's editor. Default: unknown. */
  features?: readonly string[]
}): Promise<MountedPreview> {
  const rows = given.map(({ id, blockType, element, ...fields }) => createRow({ id, blockType, element, fields }))
  const view: PageView = { page: PAGE, rows, resolution: resolve(rows), context: CONTEXT }
  const slicesVersion = randomUUID()
  vi.stubGlobal('fetch', (url: string, { body }: { body: string }) =>
    Promise.resolve(
      url === `/api/voix/slices?v=${slicesVersion}`
        ? new Response(packSlices(described))
        : Response.json({ resolution: resolve((JSON.parse(body) as { rows: Row[] }).rows) }),
    ),
  )
  // The test's window is both studio and frame, and neither receives its own messages.
  const around = document.createElement('iframe')
  vi.stubGlobal('frameElement', around)
  const { all } = createCatalogue([...slices, ...ownSlices, sharedSection('pages')], layouts)
  const described = await describeSlices({ slices: all, req: requestWith(features) })
  const imports = Object.fromEntries(
    Object.entries({ ...components, ...own }).map(([name, component]) => [
      name,
      () => Promise.resolve({ default: component }),
    ]),
  )
  await act(async () => {
    render(
      <PreviewFrame
        release={null}
        rev={null}
        isWithin={place !== undefined}
        access="administer"
        adminId={ADMIN}
        apiRoute="/api"
        imports={imports}
        slicesVersion={slicesVersion}
        token={TOKEN}
        values={{ ...PAGE, fields: [] }}
        view={packView(view)}
      />,
      place && { container: place },
    )
    await Promise.resolve()
  })
  const shown = (id: string) => {
    const node = document.querySelector<HTMLElement>(`[data-voix-element="${id}"]`)
    if (!node) throw new Error(`The preview does not show "${id}".`)
    return node
  }
  await waitFor(() => rows.forEach(({ id }) => shown(id)))
  const openStudio = (): TestStudio => {
    const store = createStudioStore({ page: { ...PAGE, fields: [] }, rows, rev: 1 })
    const requests: PreviewRequest[] = []
    const channel = createStudioChannel({
      store,
      adminId: ADMIN,
      token: TOKEN,
      perform: (action) => void act(() => void store.dispatch(action)),
      ownPreview: () => window,
    })
    const close = channel.start({ notices: [], onRequest: (request) => requests.push(request) })
    around.dataset.studioId = channel.id
    return { store, requests, channel, close }
  }
  return {
    shown,
    openStudio,
    isConnected: async () => {
      await waitFor(() => {
        if (!document.querySelector('[data-voix-connected=true]')) throw new Error('The preview follows no studio.')
      })
    },
  }
}
