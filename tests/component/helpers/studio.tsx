import { randomUUID } from 'node:crypto'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { vi } from 'vitest'
import { slices } from '../../../src/blocks/registry/configs'
import { layouts } from '../../../src/layouts/configs'
import { RESERVED_PATHS, toRows, type Row } from '../../../src/tree'
import { describeLayouts } from '../../../src/studio/app/server/describeLayouts'
import { describeSlices } from '../../../src/studio/app/server/describeSlices'
import { Studio } from '../../../src/studio/app/Studio'
import type { createSession } from '../../../src/studio/session/createSession'
import type { StudioBoot } from '../../../src/studio/model/boot'
import type { StudioSession } from '../../../src/studio/session/session'

export interface TestRow {
  id: string
  blockType: string
  element: { parent: string | null; slot: string; [key: string]: unknown }
  [field: string]: unknown
}

/** An element without children, at the end of its parent or of the page. */
export function row(blockType: string, fields: Record<string, unknown> = {}, parent: string | null = null): TestRow {
  return { id: randomUUID(), blockType, element: { parent, slot: 'default' }, ...fields }
}

export const withElement = (only: TestRow, element: object): TestRow => ({
  ...only,
  element: { ...only.element, ...element },
})

interface Given {
  rows?: TestRow[]
  page?: Record<string, unknown>
  boot?: Partial<StudioBoot>
  /** What the server answers to a GET of an address that ends so; anything else is an empty object. */
  answers?: Record<string, unknown>
}

export interface MountedStudio {
  user: UserEvent
  /** A line of the list of elements. */
  item: (id: string) => HTMLElement
  /** A button of a command, wherever it stands first. */
  command: (id: string) => HTMLElement
  status: () => HTMLElement
  /** Bodies that were posted to addresses that end so. */
  sent: (ending: string) => unknown[]
}

const opened = vi.hoisted(() => ({ session: null as StudioSession | null }))

// The session of the studio that is on the screen, to read what stands on its page.
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
}

/** Opens the studio on a page with these rows, with everything but a server and a preview behind it. */
export async function mountStudio({
  rows = [],
  page = {},
  boot = {},
  answers = {},
}: Given = {}): Promise<MountedStudio> {
  const sent: { url: string; body: unknown }[] = []
  const id = randomUUID()
  const open = { page: { ...PAGE, ...page, id, rev: 1 }, rows, rev: 1, liveStatus: null, livePath: null }
  vi.stubGlobal('fetch', (input: string | URL, init?: RequestInit) => {
    const url = String(input)
    if (init?.body !== undefined) sent.push({ url, body: JSON.parse(String(init.body)) })
    const found = Object.entries(answers).find(([part]) => url.includes(part))
    return Promise.resolve(Response.json(url.includes('/open') ? open : (found?.[1] ?? {})))
  })
  // Nobody else is there: the studio follows others in its first idle moment.
  vi.stubGlobal('requestIdleCallback', () => 0)
  vi.stubGlobal('cancelIdleCallback', () => undefined)
  render(<Studio boot={{ ...bootOf(id), ...boot }} />)
  await waitFor(() =>
    need(document.querySelector('[data-voix-region=inspector], [data-voix-region=right]'), 'inspector'),
  )
  const all = (id: string) => document.querySelectorAll<HTMLElement>(`[data-command="${id}"]`)
  return {
    user: userEvent.setup({ pointerEventsCheck: 0 }),
    item: (element) =>
      need(document.querySelector<HTMLElement>(`[role=treeitem][data-element-id="${element}"]`), element),
    command: (name) => need(all(name)[0], name),
    status: () => need(document.querySelector<HTMLElement>('[data-save-state]'), 'the status'),
    sent: (ending) => sent.filter(({ url }) => url.endsWith(ending)).map(({ body }) => body),
  }
}

/** The same on a page whose first row is selected. */
export async function inspect(given: Given & { rows: [TestRow, ...TestRow[]] }): Promise<MountedStudio> {
  const studio = await mountStudio(given)
  await studio.user.click(studio.item(given.rows[0].id))
  return studio
}

/** What stands on the page: what a save would store. */
export const pageOf = (): Record<string, unknown> => ({ ...stateOf().page })
export const rowsOf = (): Row[] => toRows(stateOf().tree)

function stateOf() {
  if (!opened.session) throw new Error('There is no studio on the screen. Call mountStudio() first.')
  return opened.session.store.getState()
}

/** Does something to the page that no input does, as the preview or another window would. */
export function dispatch(action: Parameters<StudioSession['store']['dispatch']>[0]): void {
  act(() => void opened.session?.store.dispatch(action))
}

export const tab = (name: string | RegExp, list?: string): HTMLElement => {
  const root = list ? within(screen.getByRole('tablist', { name: list })) : screen
  return root.getByRole('tab', { name: typeof name === 'string' ? new RegExp(`^${name}`) : name })
}

function need<Found>(found: Found | null | undefined, name: string): Found {
  if (!found) throw new Error(`There is no "${name}" on the screen.`)
  return found
}

const bootOf = (pageId: string): StudioBoot => ({
  pageId,
  user: { id: 'u', name: 'Ada', email: 'ada@example.com' },
  canEdit: true,
  isAdministrator: true,
  channelToken: 'token',
  slices: describeSlices(slices),
  layouts: describeLayouts(layouts),
  languages: [
    { code: 'en', name: 'English' },
    { code: 'es', name: 'Español' },
  ],
  sites: [{ id: 0, name: 'Website', origin: null }],
  reservedPaths: RESERVED_PATHS,
  queryCollections: ['specials'],
  saveActions: { saveDraft: true, saveVersionForLater: true, savePublishVersion: true, quickSave: true },
  adminRoute: '/voix',
  apiRoute: '/api',
})
