import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { toast } from './helpers/payloadUi'
import { giveRoom } from './helpers/room'
import { router } from './helpers/router'
import {
  askFromPreview,
  fill,
  inspect,
  mountStudio,
  row,
  rowsOf,
  tab,
  withElement,
  type SentRequest,
} from './helpers/studio'

const SECTION = { id: 'hours', title: 'Opening hours', _status: 'published' }
const USES = {
  docs: [
    { id: 'a', title: 'Contact', kind: 'page', isPublished: true, through: [] },
    { id: 'b', title: 'Footer', kind: 'section', isPublished: true, through: [] },
    { id: 'c', title: 'Home', kind: 'page', isPublished: true, through: ['Footer'] },
  ],
}
const placement = () => row('shared-section', { section: 'hours', blockName: 'Opening hours' })
const answers = { '/used-in/': USES, '/api/pages?': { docs: [SECTION] }, '/api/pages/hours': SECTION }

it('makes a shared section of what is selected, in one step that is undone in one', async () => {
  const group = row('group')
  const rows = [row('introduction', { title: 'Stays' }), group, row('introduction', { title: 'In it' }, group.id)]
  const last = row('introduction', { title: 'Last' })
  const sent: SentRequest[] = []
  const make = (request: SentRequest) => {
    // The palette requests the existing sections from the same address.
    if (request.method !== 'POST') return { docs: [] }
    sent.push(request)
    const refusal = { errors: [{ message: 'A field is missing.' }] }
    return sent.length === 1 ? Response.json(refusal, { status: 400 }) : { doc: { id: 'new' } }
  }
  const studio = await mountStudio({ rows: [...rows, last] as [typeof group], answers: { '/api/pages?depth=0': make } })
  const before = rowsOf()
  await studio.user.click(studio.item(group.id))
  await studio.user.keyboard('{Control>}')
  await studio.user.click(studio.item(last.id))
  await studio.user.keyboard('{/Control}')
  await studio.press('Control+k')
  fill(await screen.findByRole('combobox', { name: 'Commands, elements and slices' }), 'make a shared')
  await studio.user.click(screen.getByRole('option', { name: /Make a shared section/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Make a shared section' }))
  await studio.user.click(dialog.getByRole('button', { name: 'Make it' }))
  expect(dialog.getByRole('alert').textContent).toBe('Give the section a name.')
  await studio.user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Opening hours')
  await studio.user.click(dialog.getByRole('button', { name: 'Make it' }))
  expect(await dialog.findByText('A field is missing.')).toBeTruthy()
  expect(rowsOf()).toEqual(before)
  await studio.user.click(dialog.getByRole('button', { name: 'Make it' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent.at(-1)).toMatchObject({
    method: 'POST',
    body: { kind: 'section', title: 'Opening hours', layout: 'blocks', languageCode: 'en', _status: 'published' },
  })
  const { elements } = sent.at(-1)?.body as { elements: typeof rows }
  expect(elements.map(({ blockType, title }) => title ?? blockType)).toEqual(['group', 'In it', 'Last'])
  expect(elements.map(({ element: { parent } }) => parent)).toEqual([null, elements[0]?.id, null])
  expect(rowsOf()).toMatchObject([
    { title: 'Stays' },
    { blockType: 'shared-section', section: 'new', blockName: 'Opening hours' },
  ])
  await studio.press('Control+z')
  expect(rowsOf()).toEqual(before)
})

it('says where a section stands, and puts copies of its elements in its place in one step', async () => {
  const shared = withElement(placement(), { audience: 'agents' })
  const inner = row('group')
  const elements = [
    inner,
    row('introduction', { title: 'Mon to Fri' }, inner.id),
    row('introduction', { title: 'Sun' }),
  ]
  const studio = await inspect({
    rows: [shared, row('introduction', { title: 'Below' })],
    answers: { ...answers, '/api/pages/hours': { ...SECTION, elements } },
  })
  expect(await screen.findByRole('heading', { name: 'Used on 2 pages and 1 draft' })).toBeTruthy()
  const uses = within(screen.getByRole('list', { name: 'Where it is used' }))
  expect(uses.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Contact',
    'Footershared section',
    'Homewithin “Footer”',
    expect.stringContaining('(this one)'),
  ])
  const before = rowsOf()
  await studio.user.click(studio.command('detach-section'))
  await waitFor(() => expect(rowsOf()).toHaveLength(4))
  const [group, first, second, below] = rowsOf()
  expect([group?.blockType, first?.title, second?.title, below?.title]).toEqual(['group', 'Mon to Fri', 'Sun', 'Below'])
  expect(first?.element.parent).toBe(group?.id)
  expect([group, second].map((one) => one?.element.audience)).toEqual(['agents', 'agents'])
  expect(elements.map(({ id }) => id)).not.toContain(group?.id)
  await studio.press('Control+z')
  expect(rowsOf()).toEqual(before)
})

it('counts the page that is open as a draft before it is saved, and drafts apart from published pages', async () => {
  const shared = placement()
  const docs = [{ id: 'd', title: 'Later', kind: 'page', isPublished: false, through: [] }, ...USES.docs]
  await inspect({ rows: [shared], answers: { ...answers, '/used-in/': { docs } } })
  expect(await screen.findByRole('heading', { name: 'Used on 2 pages and 2 drafts' })).toBeTruthy()
})

it('tells of a section that is not published', async () => {
  const draft = { ...answers, '/api/pages/draft': { ...SECTION, id: 'draft', _status: 'draft' } }
  await inspect({ rows: [{ ...placement(), section: 'draft' }], answers: draft })
  expect(await screen.findByText(/It is not published/)).toBeTruthy()
})

it('is told of one that was deleted', async () => {
  const gone = () => Response.json({ errors: [{ message: 'Not Found' }] }, { status: 404 })
  await inspect({ rows: [{ ...placement(), section: 'other' }], answers: { ...answers, '/api/pages/other': gone } })
  expect(await screen.findByText(/This shared section was deleted/)).toBeTruthy()
})

it('offers the shared sections of the page in the palette, at the selection', async () => {
  const studio = await inspect({ rows: [row('introduction'), row('introduction')], answers })
  await studio.user.click(tab('Add'))
  expect(document.querySelector('[data-slice="shared-section"]')).toBeNull()
  await studio.user.click(await screen.findByRole('button', { name: 'Add the shared section Opening hours' }))
  await waitFor(() => expect(rowsOf()).toHaveLength(3))
  expect(rowsOf()[1]).toMatchObject({ blockType: 'shared-section', section: 'hours', blockName: 'Opening hours' })
  fill(screen.getByRole('searchbox', { name: 'Search slices' }), 'nothing like it')
  expect(screen.queryByRole('button', { name: /Opening hours/ })).toBeNull()
})

it('leads to the section from the preview, and asks about what is unsaved first', async () => {
  const shared = placement()
  const studio = await inspect({ rows: [shared], answers })
  router.push.mockClear()
  toast.error.mockClear()
  await studio.press('Control+d')
  await studio.user.click(studio.item(shared.id))
  askFromPreview({ type: 'command', command: 'edit-section' })
  const question = within(await screen.findByRole('alertdialog', { name: 'Unsaved changes' }))
  expect(router.push).not.toHaveBeenCalled()
  await studio.user.click(question.getByRole('button', { name: 'Leave' }))
  await waitFor(() => expect(router.push).toHaveBeenCalledTimes(1))
  expect(String(router.push.mock.calls[0]?.[0])).toMatch(/^[/]voix[/]studio[/]hours[?]from=[\w-]{36}$/)
  expect(toast.error).not.toHaveBeenCalled()
})

it('says of an open section that it is none of the pages, and leads back to the one from which one came', async () => {
  const page = { kind: 'section', path: null, title: 'Opening hours' }
  const { command } = await mountStudio({ rows: [], page, boot: { cameFrom: 'a' }, answers })
  const frame = within(await screen.findByRole('region', { name: 'About this section' }))
  expect(await frame.findByText('Used on 2 pages')).toBeTruthy()
  expect(document.querySelector('iframe')?.getAttribute('src')).toMatch(/^\/voix-preview\/[\w-]{36}\/in\/a$/)
  expect(frame.queryByText(/Shown/)).toBeNull()
  expect(screen.getAllByRole('link', { name: 'Back to the page' }).map((link) => link.getAttribute('href'))).toEqual([
    '/voix/studio/a',
    '/voix/studio/a',
  ])
  expect(command('view-page').getAttribute('aria-disabled')).toBe('true')
  expect(screen.queryByRole('textbox', { name: /Path/ })).toBeNull()
  expect(screen.getByRole('textbox', { name: 'Name' })).toBeTruthy()
  expect(screen.queryByRole('tab', { name: /SEO/ })).toBeNull()
})

it('is shown within the page from which one came, or by itself, and says which where the preview has it so', async () => {
  giveRoom(800)
  const { user } = await mountStudio({
    rows: [],
    page: { kind: 'section', path: null },
    boot: { cameFrom: 'a' },
    answers,
  })
  const preview = () => screen.getByTitle('Preview of the page')
  /** Loads the preview's document. */
  const load = (html: string) => {
    const shown = new DOMParser().parseFromString(html, 'text/html')
    Object.defineProperties(shown, { readyState: { value: 'complete' }, URL: { value: 'http://localhost/preview' } })
    const contentWindow = Object.assign(new EventTarget(), { document: shown })
    Object.defineProperties(preview(), { contentDocument: { value: shown }, contentWindow: { value: contentWindow } })
    fireEvent.load(preview())
  }
  load('<main><div data-voix-within="Home"></div></main>')
  expect(screen.getByText(/Shown within “Home”/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Show it by itself' }))
  expect(preview().getAttribute('src')).toMatch(/^\/voix-preview\/[\w-]{36}$/)
  load('<main></main>')
  await user.click(screen.getByRole('button', { name: 'Show it within the page' }))
  expect(preview().getAttribute('src')).toMatch(/\/in\/a$/)
  // A page that no longer shows it.
  load('<main></main>')
  expect(screen.queryByText(/Shown/)).toBeNull()
})
