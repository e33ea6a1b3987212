import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SWRConfig } from 'swr'
import { expect, it, vi } from 'vitest'
import type { PageListItem } from '../../src/admin/pages/findPages'
import { CreatePageForm } from '../../src/admin/pages/CreatePageForm'
import { PagesScreen } from '../../src/admin/pages/PagesScreen'
import { readPagesQuery } from '../../src/admin/pages/pagesQuery'
import { toast } from './helpers/payloadUi'
import { router } from './helpers/router'

const PAGE: PageListItem = {
  id: '7',
  title: 'Coral Bay',
  kind: 'page',
  usedOn: 0,
  path: '/coral-bay',
  livePath: null,
  layout: 'site',
  languageCode: 'en',
  status: 'draft',
  updatedAt: '2026-01-02T10:00:00.000Z',
  deletedAt: '2026-01-03T10:00:00.000Z',
}

/** The list in the trash, and what it sends. */
function openTrash(given: { item?: Partial<PageListItem>; canDelete?: boolean; canEdit?: boolean } = {}) {
  const sent: [method: string, url: string, body: unknown][] = []
  const answer = (url: string, { method = 'GET', body }: RequestInit = {}) => {
    sent.push([method, url, typeof body === 'string' ? JSON.parse(body) : null])
    return Promise.resolve(Response.json({}))
  }
  vi.stubGlobal('fetch', answer)
  router.refresh.mockClear()
  const { canDelete = true, canEdit = true } = given
  render(
    <PagesScreen
      adminRoute="/voix"
      canDelete={canDelete}
      canEdit={canEdit}
      languages={[{ code: 'en', name: 'English' }]}
      layouts={[{ name: 'site', label: 'Site' }]}
      pagesUrl="/api/pages"
      query={readPagesQuery({ search: 'coral', trash: 'true' })}
      result={{ items: [{ ...PAGE, ...given.item }], total: 1, totalPages: 1, page: 1 }}
    />,
  )
  return { sent, user: userEvent.setup(), button: (name: string) => screen.queryByRole('button', { name }) }
}

const url = '/api/pages/7?depth=0&trash=true'
const press = (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(screen.getByRole('button', { name }))

it('shows the trash as a list beside the pages, with the same search, where a page cannot be opened', () => {
  const { button } = openTrash()
  const lists = within(screen.getByRole('navigation', { name: 'Lists of pages' }))
  expect(lists.getByRole('link', { name: 'Trash' }).getAttribute('aria-current')).toBe('page')
  expect(lists.getByRole('link', { name: 'Pages' }).getAttribute('href')).toBe('/voix/pages?search=coral')
  expect(screen.getByRole('columnheader', { name: 'Deleted' })).toBeTruthy()
  expect(document.querySelector('time')?.dateTime).toBe(PAGE.deletedAt)
  expect(screen.queryByRole('link', { name: 'Coral Bay' })).toBeNull()
  expect(button('Move Coral Bay to the trash')).toBeNull()
})

it('restores a draft at once', async () => {
  const { sent, user } = openTrash()
  await press(user, 'Restore Coral Bay')
  await waitFor(() => expect(router.refresh).toHaveBeenCalled())
  expect(sent).toEqual([['PATCH', url, { deletedAt: null, _status: 'draft' }]])
})

it.each([
  ['Restore as a draft', 'draft'],
  ['Restore and publish', 'published'],
])('asks whether visitors see again what was published: %s', async (choice, _status) => {
  const { sent, user } = openTrash({ item: { status: 'published' } })
  await press(user, 'Restore Coral Bay')
  expect(sent).toEqual([])
  await press(user, choice)
  await waitFor(() => expect(router.refresh).toHaveBeenCalled())
  expect(sent).toEqual([['PATCH', url, { deletedAt: null, _status }]])
})

it('deletes for ever after a question', async () => {
  const { sent, user } = openTrash()
  await press(user, 'Delete Coral Bay for ever')
  expect(screen.getByRole('alertdialog').textContent).toContain('Nobody can bring it back.')
  expect(sent).toEqual([])
  await press(user, 'Delete for ever')
  await waitFor(() => expect(router.refresh).toHaveBeenCalled())
  expect(sent).toEqual([['DELETE', url, null]])
})

it('offers nothing that the person may not do', () => {
  const { button } = openTrash({ canDelete: false })
  expect(button('Restore Coral Bay')).not.toBeNull()
  expect(button('Delete Coral Bay for ever')).toBeNull()
})

it('makes a page for the site that is chosen, and for the one that an editor has', async () => {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', (url: string, { body }: RequestInit = {}) => {
    if (url.includes('/voix/recipes')) return Promise.resolve(Response.json({ docs: [] }))
    sent.push((JSON.parse(String(body)) as { siteId: number }).siteId)
    return Promise.resolve(Response.json({ doc: { id: '9' } }))
  })
  const azul = { id: 5, name: 'Azul' }
  const open = (sites: { id: number; name: string }[]) =>
    render(
      <CreatePageForm
        isSection={false}
        adminRoute="/voix"
        apiRoute="/api"
        defaultLayout="site"
        languages={[
          { code: 'en', name: 'English', icon: '🇺🇸' },
          { code: 'es', name: 'Español' },
        ]}
        layouts={[{ name: 'site', label: 'Site' }]}
        pagesUrl="/api/pages"
        sites={sites}
      />,
    )
  const user = userEvent.setup()
  const create = () => fireEvent.submit(document.querySelector('form') as HTMLFormElement)
  const { unmount } = open([{ id: 0, name: 'Main' }, azul])
  const languages = within(screen.getByLabelText('Language')).getAllByRole('option')
  expect(languages.map(({ textContent }) => textContent)).toEqual(['🇺🇸 English', 'Español'])
  await user.type(screen.getByLabelText('Title'), 'Summer')
  await user.selectOptions(screen.getByLabelText('Site'), 'Azul')
  create()
  unmount()
  open([azul])
  expect(screen.queryByLabelText('Site')).toBeNull()
  await user.type(screen.getByLabelText('Title'), 'Winter')
  create()
  await waitFor(() => expect(sent).toEqual([5, 5]))
})

it('starts a page from a recipe, in its layout, and names what may not stand on it', async () => {
  const recipe = { id: null, address: 'pages/summer', title: 'Summer', kind: 'page', layout: 'jewel', slices: ['hero'] }
  const elements = [{ id: 'e', blockType: 'hero', element: { parent: null, slot: 'default' } }]
  const sent: unknown[] = []
  const asked: string[] = []
  vi.stubGlobal('fetch', (url: string, { body }: RequestInit = {}) => {
    asked.push(url)
    const answers = () => {
      if (url.includes('?of=')) return { doc: { ...recipe, elements, leftOut: ['“Gone” does not exist.'] } }
      if (url.includes('/voix/recipes'))
        return { docs: [recipe, { ...recipe, address: 'x', title: 'X', kind: 'elements' }] }
      sent.push(JSON.parse(String(body)))
      return { doc: { id: 'of-recipe' } }
    }
    return Promise.resolve(Response.json(answers()))
  })
  const layouts = ['site', 'jewel'].map((name) => ({ name, label: name }))
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <CreatePageForm
        adminRoute="/voix"
        apiRoute="/api"
        defaultLayout="site"
        isSection={false}
        languages={[{ code: 'en', name: 'English' }]}
        layouts={layouts}
        pagesUrl="/api/pages"
        sites={[{ id: 0, name: 'Main' }]}
      />
    </SWRConfig>,
  )
  const user = userEvent.setup()
  const choice = await screen.findByLabelText('Start from')
  expect(
    within(choice)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['An empty page', 'Summer'])
  await user.selectOptions(choice, 'Summer')
  expect(screen.getByLabelText('Layout')).toHaveProperty('value', 'jewel')
  await user.type(screen.getByLabelText('Title'), 'Mine')
  fireEvent.submit(document.querySelector('form') as HTMLFormElement)
  await waitFor(() => expect(router.push).toHaveBeenCalledWith('/voix/studio/of-recipe'))
  expect(asked.some((url) => url.endsWith('of=pages%2Fsummer&layout=jewel'))).toBe(true)
  expect(sent).toMatchObject([{ title: 'Mine', layout: 'jewel', elements: [{ blockType: 'hero' }] }])
  expect(String(toast.warning.mock.calls.at(-1)?.[0])).toContain('Gone')
})

it('lists shared sections apart, by how many show them, and makes one without an address', async () => {
  const query = readPagesQuery({ kind: 'section' })
  const shown = { adminRoute: '/voix', apiRoute: '/api', canDelete: true, canEdit: true, pagesUrl: '/api/pages', query }
  const names = { languages: [{ code: 'en', name: 'English' }], layouts: [{ name: 'site', label: 'Site' }] }
  const item: PageListItem = { ...PAGE, kind: 'section', title: 'Opening hours', path: '', usedOn: 2, deletedAt: null }
  const list = { items: [item], total: 1, totalPages: 1, page: 1 }
  const { unmount } = render(<PagesScreen {...shown} {...names} result={list} />)
  expect(screen.getByRole('heading', { name: 'Shared sections' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Shared sections' }).getAttribute('aria-current')).toBe('page')
  expect(screen.getByRole('link', { name: 'Opening hours' }).getAttribute('href')).toBe('/voix/studio/7')
  expect(screen.getByRole('row', { name: /2 pages or sections/ })).toBeTruthy()
  unmount()
  const sent: unknown[] = []
  vi.stubGlobal('fetch', (_url: string, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)))
    return Promise.resolve(Response.json({ doc: { id: 'new' } }))
  })
  render(<CreatePageForm {...shown} {...names} defaultLayout="site" isSection sites={[{ id: 0, name: 'Website' }]} />)
  expect(screen.queryByRole('textbox', { name: /Path/ })).toBeNull()
  fireEvent.change(screen.getByRole('textbox', { name: 'Name' }), { target: { value: 'Opening hours' } })
  fireEvent.submit(document.querySelector('form') as HTMLElement)
  await waitFor(() => expect(router.push).toHaveBeenCalledWith('/voix/studio/new'))
  expect(sent).toMatchObject([{ title: 'Opening hours', kind: 'section' }])
  expect(sent[0]).not.toHaveProperty('path')
})
