import { randomUUID } from 'node:crypto'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import type { PayloadRequest } from 'payload'
import { SWRConfig } from 'swr'
import { vi } from 'vitest'
import { demoFieldTypes } from '../../../src/blocks/lib/fieldTypes'
import { slices } from '../../../src/blocks/registry/configs'
import { layouts } from '../../../src/layouts/registry/configs'
import { createCatalogue, sharedSection } from '../../../src/slices'
import { describePageFieldTypes } from '../../../src/slices/pageFieldTypes'
import { RESERVED_PATHS, toRows, type Row } from '../../../src/tree'
import { describeLayouts } from '../../../src/admin/server/describeLayouts'
import { describeSlices } from '../../../src/slices/description/describeSlices'
import type { StudioExtensions } from '../../../src/studio/app/extensions'
import { Studio } from '../../../src/studio/app/Studio'
import type { createSession } from '../../../src/studio/session/createSession'
import type { StudioBoot } from '../../../src/studio/model/boot'
import { packSlices } from '../../../src/slices/description/packSlices'
import type { StudioSession } from '../../../src/studio/session/session'
import type { PreviewRequest, StudioNotice } from '../../../src/studio/sync'
import { createSender, send, type Outgoing } from '../../../src/studio/sync/message'
import { NO_COMPANY } from './noCompany'

export interface TestRow {
  id: string
  blockType: string
  element: { parent: string | null; slot: string; [key: string]: unknown }
  [field: string]: unknown
}

/** Returns an element without children, at the end of its parent or of the page. */
export function row(blockType: string, fields: Record<string, unknown> = {}, parent: string | null = null): TestRow {
  return { id: randomUUID(), blockType, element: { parent, slot: 'default' }, ...fields }
}

export const withElement = (only: TestRow, element: object): TestRow => ({
  ...only,
  element: { ...only.element, ...element },
})

export const COLLECTIONS: StudioBoot['collections'] = {
  pages: 'pages',
  media: 'media',
  users: 'users',
  redirects: 'redirects',
  references: 'references',
  annotations: 'annotations',
  'page-reviews': 'page-reviews',
  'page-schedules': 'page-schedules',
  recipes: 'recipes',
  releases: 'releases',
  'layout-colors': 'layout-colors',
}
const TOKEN = 'token'
export interface Given {
  rows?: TestRow[]
  page?: Record<string, unknown>
  boot?: Partial<StudioBoot>
  /** The path of the published page. Without it the page was never published. */
  livePath?: string
  /**
   * Responses, or functions that create them, by a part of the address. Default: a save is stored, other requests
   * return an empty object.
   */
  answers?: Record<string, unknown>
  /** The application's extensions of the studio. */
  extensions?: StudioExtensions
  /** Runs the studio's idle tasks after opening, such as loading presence. */
  isIdle?: boolean
}

export interface SentRequest {
  url: string
  method: string
  body: unknown
  headers: Headers
}

export interface MountedStudio {
  user: UserEvent
  /** Returns a line of the list of elements. */
  item: (id: string) => HTMLElement
  /** Returns the names of all lines of elements, from the top. */
  items: () => string[]
  /** Returns the ids of the elements that are selected in the list. */
  selected: () => string[]
  /** Returns the first button of a command. */
  command: (id: string) => HTMLElement
  /** Presses keys in Playwright's notation: `Control+Shift+g`. */
  press: (keys: string) => Promise<void>
  /** Returns the page's status in the toolbar. */
  status: () => string
  /** Returns the actions of the saves. */
  saves: () => string[]
  /** The router passes the page to the studio again, as after going back. */
  refresh: () => Promise<void>
}

const opened = vi.hoisted(() => ({ session: null as StudioSession | null }))

// Captures the session of the mounted studio, to read its page.
vi.mock('../../../src/studio/session/createSession', async (importOriginal) => {
  const real = await importOriginal<{ createSession: typeof createSession }>()
  return {
    createSession: (input: Parameters<typeof real.createSession>[0]) => (opened.session = real.createSession(input)),
  }
})

const PAGE = {
  title: 'Studio test',
  path: '/studio-test',
  layout: 'blocks',
  siteId: 0,
  languageCode: 'en',
  tags: [],
  fields: [],
  properties: { domId: null, settings: {} },
  meta: { description: 'A page of a test.' },
}

/** Default responses for the requests of an open studio. */
const NOTHING_SET = {
  '/voix/layouts': { layouts: [] },
  '/voix/recipes': { docs: [] },
  '/schedule': { schedules: [] },
  '/preview-links': { links: [] },
}

/** Opens the studio on a page with these rows, without a server and a preview. */
export async function mountStudio({
  rows = [],
  page = {},
  boot = {},
  livePath,
  answers = {},
  extensions = {},
  isIdle = false,
}: Given = {}): Promise<MountedStudio> {
  const id = randomUUID()
  const open = {
    page: { ...PAGE, ...page, id, rev: 1 },
    rows,
    rev: 1,
    liveStatus: livePath ? 'published' : null,
    livePath: livePath ?? null,
  }
  const saves: string[] = []
  const save = () => ({ rev: saves.length + 1, savedAt: new Date().toISOString() })
  const text = { slices: '[]' }
  const described = () => new Response(text.slices)
  const known = { '/open': open, '/save': save, '/voix/slices?': described, '/bulk/along': NO_COMPANY }
  const ways = [...Object.entries({ ...known, ...answers }), ...Object.entries(NOTHING_SET)]
  vi.stubGlobal('fetch', async (input: string | URL, init?: RequestInit) => {
    const body: unknown = init?.body ? JSON.parse(String(init.body)) : undefined
    const request = { url: String(input), method: init?.method ?? 'GET', body, headers: new Headers(init?.headers) }
    if (request.url.endsWith('/save')) saves.push((body as { action: string }).action)
    const answer = ways.find(([part]) => request.url.includes(part))?.[1] ?? {}
    const made: unknown = typeof answer === 'function' ? await answer(request) : answer
    return made instanceof Response ? made : Response.json(made)
  })
  vi.stubGlobal('requestIdleCallback', (run: () => void) => (isIdle ? setTimeout(run) : 0))
  vi.stubGlobal('cancelIdleCallback', clearTimeout)
  // The server does the same for each response.
  const shown = async () => {
    const { slices, ...rest } = { ...(await bootOf(id)), ...boot }
    text.slices = packSlices(slices)
    return <Studio boot={{ ...rest, slicesVersion: id }} extensions={extensions} />
  }
  // A new SWR cache, without the responses of earlier tests.
  const kept = new Map()
  const { rerender } = render(await shown(), {
    wrapper: ({ children }) => <SWRConfig value={{ provider: () => kept }}>{children}</SWRConfig>,
  })
  await waitFor(() =>
    need(document.querySelector('[data-voix-region=inspector], [data-voix-region=right]'), 'inspector'),
  )
  if (isIdle) say({ kind: 'ping', to: session().channel.id })
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
  const lines = (state = '') => [...document.querySelectorAll<HTMLElement>(`[role=treeitem][data-element-id]${state}`)]
  return {
    user,
    item: (element) =>
      need(document.querySelector<HTMLElement>(`[role=treeitem][data-element-id="${element}"]`), element),
    items: () => lines().map(({ textContent }) => textContent),
    selected: () => lines('[aria-selected=true]').map(({ dataset }) => dataset.elementId ?? ''),
    command: (name) => need(document.querySelector<HTMLElement>(`[data-command="${name}"]`), name),
    press: (keys) => user.keyboard(toKeys(keys)),
    status: () => need(document.querySelector('[data-save-state]'), 'the status').textContent,
    saves: () => saves,
    refresh: async () => rerender(await shown()),
  }
}

/** Opens a page and selects its first row. */
export async function inspect(given: Given & { rows: [TestRow, ...TestRow[]] }): Promise<MountedStudio> {
  const studio = await mountStudio(given)
  await studio.user.click(studio.item(given.rows[0].id))
  return studio
}

/** Returns the page's content, which a save would store. */
export const pageOf = (): Record<string, unknown> => ({ ...stateOf().page })
export const rowsOf = (): Row[] => toRows(stateOf().tree)
export const selectionOf = () => stateOf().selection
/** Returns the state of the studio and its previews besides the page. */
export const sessionOf = () => stateOf().session

/** Sends a request of a preview to the studio. */
export const askFromPreview = (asked: PreviewRequest): void =>
  say({ kind: 'request', to: session().channel.id, request: asked })

/** Calls back with the notices that the studio sends to its previews, other than the page's state. */
export const onNotice = (hear: (notice: StudioNotice) => void) =>
  vi.spyOn(session().channel, 'tell').mockImplementation(hear)

/** Sends a message of a new preview. */
function say(word: Outgoing): void {
  const { message } = send(createSender({ token: TOKEN, from: randomUUID() }), word, Date.now())
  act(() => void window.dispatchEvent(new CustomEvent('voix-message', { detail: message })))
}

const stateOf = () => session().store.getState()

function session() {
  if (!opened.session) throw new Error('There is no studio on the screen. Call mountStudio() first.')
  return opened.session
}

export const tab = (name: string | RegExp, list?: string): HTMLElement => {
  const root = list ? within(screen.getByRole('tablist', { name: list })) : screen
  return root.getByRole('tab', { name: typeof name === 'string' ? new RegExp(`^${name}`) : name })
}

/** Sets the whole text of an input, as a paste does. */
export function fill(input: HTMLElement, text: string): void {
  act(() => input.focus())
  fireEvent.change(input, { target: { value: text } })
}

/** Converts `Control+Shift+g` to user-event's notation: held keys around the last one. */
function toKeys(keys: string): string {
  const parts = keys.split('+')
  const last = parts.at(-1) ?? ''
  const held = parts.slice(0, -1)
  const open = held.map((key) => `{${key}>}`).join('')
  const close = held.map((key) => `{/${key}}`).join('')
  return `${open}${last.length === 1 ? last : `{${last}}`}${close}`
}

function need<Found>(found: Found | null | undefined, name: string): Found {
  if (!found) throw new Error(`There is no "${name}" on the screen.`)
  return found
}

const CATALOGUE = createCatalogue([...slices, sharedSection('pages')], layouts)

/** The request that opens the page. No field has access control. */
const REQUEST = { user: null, context: {}, payload: { config: {} } } as unknown as PayloadRequest

const bootOf = async (pageId: string): Promise<StudioBoot> => ({
  pageId,
  cameFrom: null,
  release: null,
  releases: [],
  user: { id: 'u', name: 'Ada', email: 'ada@example.com' },
  canEdit: true,
  isAdministrator: true,
  withheldTabs: [],
  channelToken: TOKEN,
  outside: {
    channelToken: TOKEN,
    saveActions: { saveDraft: true, saveVersionForLater: true, savePublishVersion: true, quickSave: true },
  },
  slices: await describeSlices({ slices: CATALOGUE.all, req: REQUEST }),
  pageFieldTypes: describePageFieldTypes(demoFieldTypes),
  layouts: describeLayouts(layouts),
  languages: [
    { code: 'en', name: 'English' },
    { code: 'es', name: 'Español' },
  ],
  sites: [{ id: 0, name: 'Website', origin: null }],
  timeZone: 'America/Jamaica',
  timeZones: ['America/Puerto_Rico'],
  audiences: [
    { name: 'signed-in', label: 'People who are signed in' },
    { name: 'agents', label: 'Travel agents' },
  ],
  ownAudiences: ['signed-in'],
  reservedPaths: RESERVED_PATHS,
  queryCollections: ['specials'],
  collections: COLLECTIONS,
  uploads: { mimeTypes: ['image/jpeg', 'image/png', 'video/mp4', 'application/pdf'], maxBytes: 2 * 1024 * 1024 },
  saveActions: { saveDraft: true, saveVersionForLater: true, savePublishVersion: true, quickSave: true },
  review: { required: false, administratorsMayOverride: false, elements: false },
  canApprove: true,
  adminRoute: '/voix',
  apiRoute: '/api',
  buildId: 'one',
})
