import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SWRConfig } from 'swr'
import { expect, it, vi } from 'vitest'
import type { PageListItem } from '../../src/admin/pages/findPages'
import { CreatePageForm } from '../../src/admin/pages/CreatePageForm'
import { PagesScreen } from '../../src/admin/pages/PagesScreen'
import type { ListChoice } from '../../src/admin/pages/listChoice'
import { readPagesQuery } from '../../src/admin/pages/pagesQuery'
import { LIVE, NO_CHOICE, openList, openTrash, PAGE, place, press, url } from './helpers/pagesList'
import { toast } from './helpers/payloadUi'
import { router } from './helpers/router'

it('shows the trash as a list beside the pages, with the same search, where a page cannot be opened', async () => {
  const { menu } = openTrash()
  const lists = within(screen.getByRole('navigation', { name: 'Lists of pages' }))
  expect(lists.getByRole('link', { name: 'Trash' }).getAttribute('aria-current')).toBe('page')
  expect(lists.getByRole('link', { name: 'Pages' }).getAttribute('href')).toBe('/voix/pages?search=coral')
  expect(screen.getByRole('columnheader', { name: 'Deleted' })).toBeTruthy()
  expect(document.querySelector('time')?.dateTime).toBe(PAGE.deletedAt)
  expect(screen.queryByRole('link', { name: 'Coral Bay' })).toBeNull()
  expect(await menu()).toEqual(['Restore…', 'Delete for ever…'])
})

it.each([
  ['Restore', 'draft', 'draft'],
  ['Restore as a draft', 'published', 'draft'],
  ['Restore and publish', 'published', 'published'],
] as const)('restores at the revision that was seen: %s', async (choice, status, _status) => {
  const { sent, user, menu, choose } = openTrash({ item: { status } })
  await menu()
  await choose('Restore…')
  expect(screen.getByRole('alertdialog').textContent).toContain('Coral Bay')
  await press(user, choice)
  await waitFor(() => expect(router.refresh).toHaveBeenCalled())
  expect(sent).toEqual([['PATCH', url, { deletedAt: null, _status, rev: 3 }]])
})

it('deletes for ever after a question', async () => {
  const { sent, user, menu, choose } = openTrash()
  await menu()
  await choose('Delete for ever…')
  expect(screen.getByRole('alertdialog').textContent).toContain('Nobody can bring it back.')
  expect(sent).toEqual([])
  await press(user, 'Delete for ever')
  await waitFor(() => expect(router.refresh).toHaveBeenCalled())
  expect(sent).toEqual([['DELETE', url, null]])
})

it('offers nothing that the person may not do', async () => {
  const { menu } = openTrash({ canDelete: false })
  expect(await menu()).toEqual(['Restore…'])
  cleanup()
  openList({ canEdit: false })
  expect(screen.queryByRole('button', { name: /What becomes/ })).toBeNull()
  expect(within(screen.getByRole('table')).queryByRole('checkbox')).toBeNull()
})

it('changes several pages at once, by name, and reports what was refused and why', async () => {
  const other = { ...LIVE, id: '8', title: 'Palm Cove', path: '/palm', rev: 5, tags: ['beach'] }
  const report = {
    done: [{ id: '7', title: 'Coral Bay' }],
    refused: [{ id: '8', title: 'Palm Cove', reason: 'It is locked.' }],
  }
  const { sent, user } = openList({ items: [LIVE, other], answers: { '/bulk': report } })
  expect(screen.queryByRole('toolbar')).toBeNull()
  await user.click(screen.getByRole('checkbox', { name: 'Choose all on this screen' }))
  const bar = within(screen.getByRole('toolbar', { name: 'Chosen pages' }))
  expect(bar.getByText('2 chosen')).toBeTruthy()
  await user.click(bar.getByRole('button', { name: 'Tags…' }))
  const dialog = within(screen.getByRole('alertdialog', { name: 'Change the tags of these 2 pages' }))
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Coral Bay /coral-bay',
    'Palm Cove /palm',
  ])
  await user.type(dialog.getByLabelText(/Add tags/), 'summer, family')
  await user.click(dialog.getByRole('checkbox', { name: 'beach' }))
  await user.click(dialog.getByRole('button', { name: 'Change the tags' }))
  const refused = await screen.findByRole('alert')
  expect(refused.textContent).toContain('1 page was changed. 1 page was refused:')
  expect(within(refused).getByRole('listitem').textContent).toBe('Palm Cove It is locked.')
  const pages = [
    { id: '7', rev: 3 },
    { id: '8', rev: 5 },
  ]
  expect(sent).toEqual([
    ['POST', '/api/voix/pages/bulk', { action: 'tag', pages, add: ['summer', 'family'], remove: ['beach'] }],
  ])
  expect(screen.queryByRole('toolbar')).toBeNull()
})

it('sorts by the head of a column, pressed again the other way round, and keeps both and the columns for the person', async () => {
  const { sent, user } = openList({ choice: { ...NO_CHOICE, hidden: ['Layout'] }, params: { sort: 'title' } })
  const head = (name: string) => screen.getByRole('columnheader', { name })
  expect(head('Title').getAttribute('aria-sort')).toBe('ascending')
  const links = (name: string) => within(head(name)).getByRole('link').getAttribute('href')
  expect([links('Title'), links('Path'), links('Updated')]).toEqual([
    '/voix/pages?sort=-title',
    '/voix/pages?sort=path',
    '/voix/pages?sort=-updatedAt',
  ])
  expect(screen.queryByRole('columnheader', { name: 'Layout' })).toBeNull()
  await user.click(screen.getByText('Columns'))
  await user.click(screen.getByRole('checkbox', { name: 'Layout' }))
  await user.click(screen.getByRole('checkbox', { name: 'Path' }))
  expect(head('Layout')).toBeTruthy()
  expect(screen.queryByRole('columnheader', { name: 'Path' })).toBeNull()
  expect(screen.queryByText('/coral-bay')).toBeNull()
  const value = { ...NO_CHOICE, hidden: ['Path'] }
  expect(sent.at(-1)).toEqual(['POST', '/api/payload-preferences/voix-pages', { value }])
})

it('stores the filters and the view for the user, and stores that all of them were removed', async () => {
  const { sent, user } = openList({ items: [], choice: { ...NO_CHOICE, sort: 'title', hidden: ['Path'] } })
  const stored = () => sent.map(([, , body]) => (body as { value: ListChoice }).value)
  await user.selectOptions(screen.getByLabelText('Status'), 'Draft')
  const columns = { sort: 'title', hidden: ['Path'] }
  expect(stored()).toEqual([{ ...columns, filters: { ...NO_CHOICE.filters, status: 'draft' } }])
  await user.click(screen.getByRole('button', { name: 'As a tree, by path' }))
  const filters = { ...NO_CHOICE.filters, view: 'tree' }
  expect(stored().at(-1)).toEqual({ ...columns, filters })
  cleanup()
  const filtered = openList({ items: [], params: { status: 'draft', view: 'tree' } })
  const all = screen.getByRole('link', { name: 'Show all pages' })
  expect(all.getAttribute('href')).toBe('/voix/pages?view=tree')
  await filtered.user.click(all)
  expect(filtered.sent.at(-1)?.[2]).toEqual({
    value: { ...NO_CHOICE, filters: { ...NO_CHOICE.filters, view: 'tree' } },
  })
})

it('stores neither a search nor the filters of the trash', async () => {
  const { sent } = openList()
  router.replace.mockClear()
  vi.useFakeTimers()
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'palm' } })
  vi.runAllTimers()
  vi.useRealTimers()
  cleanup()
  const trash = openTrash()
  fireEvent.change(screen.getByRole('combobox', { name: 'Layout' }), { target: { value: 'site' } })
  expect(router.replace).toHaveBeenCalledTimes(2)
  expect([...sent, ...trash.sent]).toEqual([])
})

it('shows the pages as a tree, each below the one that its path belongs to', () => {
  const items = ['/resorts', '/resorts/coral', '/resorts/coral/dining', '/resortship'].map((path) => ({
    ...LIVE,
    id: path,
    title: path,
    path,
  }))
  openList({ items, params: { view: 'tree' } })
  const insets = screen.getAllByRole('rowheader').map((cell) => cell.style.paddingLeft)
  expect(insets).toEqual(['', '38px', '60px', ''])
  expect(screen.getByRole('button', { name: 'As a tree, by path' }).getAttribute('aria-pressed')).toBe('true')
})

it('makes a page for the site that is chosen, and for the one that an editor has, at a free address', async () => {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', (url: string, { body }: RequestInit = {}) => {
    if (url.includes('/voix/recipes')) return Promise.resolve(Response.json({ docs: [] }))
    if (url.includes('/check-path'))
      return Promise.resolve(Response.json({ problem: url.includes('path=%2Fsummer&siteId=5') ? 'Taken.' : null }))
    const { path, siteId } = JSON.parse(String(body)) as { path: string; siteId: number }
    sent.push([siteId, path])
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
        collection="pages"
        sites={sites}
      />,
    )
  const user = userEvent.setup()
  const create = () => fireEvent.submit(document.querySelector('form') as HTMLFormElement)
  const { unmount } = open([{ id: 0, name: 'Main' }, azul])
  const languages = within(screen.getByLabelText('Language')).getAllByRole('option')
  expect(languages.map(({ textContent }) => textContent)).toEqual(['EN English', 'Español'])
  await user.type(screen.getByLabelText('Title'), '   ')
  create()
  expect(await screen.findByText('A page needs a title.')).toBeTruthy()
  await user.clear(screen.getByLabelText('Title'))
  await user.type(screen.getByLabelText('Title'), 'Summer')
  await user.selectOptions(screen.getByLabelText('Site'), 'Azul')
  create()
  unmount()
  open([azul])
  expect(screen.queryByLabelText('Site')).toBeNull()
  await user.type(screen.getByLabelText('Title'), 'Winter')
  create()
  await waitFor(() =>
    expect(sent).toEqual([
      [5, '/summer-2'],
      [5, '/winter'],
    ]),
  )
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
      if (url.includes('/check-path')) return { problem: null }
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
        collection="pages"
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
  const shown = {
    adminRoute: '/voix',
    apiRoute: '/api',
    canDelete: true,
    canEdit: true,
    choice: NO_CHOICE,
    collection: 'pages',
    place,
    query,
  }
  const names = {
    languages: [{ code: 'en', name: 'English' }],
    layouts: [{ name: 'site', label: 'Site', brand: 'Site' }],
  }
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
