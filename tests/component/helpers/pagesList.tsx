import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SWRConfig } from 'swr'
import { vi } from 'vitest'
import type { PageListItem } from '../../../src/admin/pages/findPages'
import { readListChoice, type ListChoice } from '../../../src/admin/pages/listChoice'
import { PagesScreen } from '../../../src/admin/pages/PagesScreen'
import { readPagesQuery } from '../../../src/admin/pages/pagesQuery'
import type { LifecyclePlace } from '../../../src/studio/model/lifecycle'
import { NO_COMPANY } from './noCompany'
import { toast } from './payloadUi'
import { router } from './router'

export const PAGE: PageListItem = {
  id: '7',
  title: 'Coral Bay',
  kind: 'page',
  usedOn: 0,
  path: '/coral-bay',
  livePath: null,
  layout: 'site',
  languageCode: 'en',
  status: 'draft',
  siteId: 0,
  rev: 3,
  tags: [],
  scheduled: [],
  updatedAt: '2026-01-02T10:00:00.000Z',
  deletedAt: '2026-01-03T10:00:00.000Z',
}

export const LIVE: PageListItem = { ...PAGE, status: 'published', livePath: '/coral-bay', deletedAt: null }

export const place: LifecyclePlace = {
  apiRoute: '/api',
  collections: { pages: 'pages', redirects: 'redirects' },
  sites: [{ id: 0, name: 'Main', origin: null }],
  needsApproval: false,
  timeZone: 'America/Jamaica',
  timeZones: ['America/Puerto_Rico'],
}

export const NO_CHOICE: ListChoice = readListChoice(null)

interface Given {
  items?: PageListItem[]
  params?: Record<string, string>
  canDelete?: boolean
  canEdit?: boolean
  choice?: ListChoice
  /** Responses of the server, by a part of the address. */
  answers?: Record<string, unknown>
}

/** Renders the list and records its requests. */
export function openList({
  items = [LIVE],
  params = {},
  canDelete = true,
  canEdit = true,
  choice = NO_CHOICE,
  answers = {},
}: Given = {}) {
  const sent: [method: string, url: string, body: unknown][] = []
  const answer = (url: string, { method = 'GET', body }: RequestInit = {}) => {
    const isQuestion = method === 'GET' || url.endsWith('/bulk/along')
    if (!isQuestion) sent.push([method, url, typeof body === 'string' ? JSON.parse(body) : null])
    const known = Object.entries({ '/bulk/along': NO_COMPANY, ...answers })
    return Promise.resolve(Response.json(known.find(([part]) => url.includes(part))?.[1] ?? {}))
  }
  vi.stubGlobal('fetch', answer)
  for (const said of [toast.success, toast.error, router.refresh, router.push]) said.mockClear()
  const drawn = (asked: Record<string, string>) => (
    <SWRConfig value={{ provider: () => new Map() }}>
      <PagesScreen
        adminRoute="/voix"
        canDelete={canDelete}
        canEdit={canEdit}
        languages={[{ code: 'en', name: 'English' }]}
        layouts={[
          { name: 'site', label: 'Site', brand: 'Sea' },
          { name: 'old', label: 'Old site', brand: 'Sea' },
          { name: 'hill', label: 'Hill', brand: 'Hill' },
        ]}
        choice={choice}
        place={place}
        query={readPagesQuery(asked)}
        result={{ items, total: items.length, totalPages: 1, page: 1 }}
      />
    </SWRConfig>
  )
  const { rerender } = render(drawn(params))
  const user = userEvent.setup()
  return {
    sent,
    user,
    /** Renders the list at another address. */
    goTo: (asked: Record<string, string>) => rerender(drawn(asked)),
    /** Opens the menu of a page and returns its items. */
    menu: async (name = 'Coral Bay') => {
      await user.click(screen.getByRole('button', { name: `What becomes of ${name}` }))
      return screen.getAllByRole('menuitem').map(({ textContent }) => textContent)
    },
    choose: async (name: string | RegExp) => user.click(screen.getByRole('menuitem', { name })),
  }
}

export const openTrash = ({ item, ...given }: Given & { item?: Partial<PageListItem> } = {}) =>
  openList({ items: [{ ...PAGE, ...item }], params: { search: 'coral', trash: 'true' }, ...given })

/** The address of the page. */
export const url = '/api/pages/7?depth=0&trash=true'
export const press = (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(screen.getByRole('button', { name }))
