import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { listensAt, tell, withEvents } from './helpers/events'
import { field, LIBRARY, library } from './helpers/library'
import { inspect, row, tab, type MountedStudio, type TestRow } from './helpers/studio'
import { sent, stubUploads } from './helpers/uploads'

withEvents()
beforeEach(stubUploads)

type Docs = Record<string, unknown>[]

interface Kind {
  /** The collection whose documents change. */
  collection: string
  /** The address of the list, with its responses before and after another user's change. */
  address: string
  before: unknown
  after: unknown
  element: TestRow
  show: (studio: MountedStudio) => Promise<unknown>
  /** Finds the content that is shown only after the change. */
  find: () => unknown
  answers?: Record<string, unknown>
}

const docs = (list: Docs) => ({ docs: list, hasNextPage: false, totalDocs: list.length })
const recipe = (title: string) => ({
  ...{ id: title, address: title, title, description: '', layout: null, picture: null },
  ...{ kind: 'elements', count: 1, slices: ['group'] },
})
const page = (title: string) => ({ id: title, title, path: `/${title}`, _status: 'published' })
const toLink = { mode: 'relationship', text: 'See', relationship: { relationTo: 'pages', value: 'spa' } }
const intro = () => row('introduction')
const openAdd = ({ user }: MountedStudio) => user.click(tab('Add'))
const openPictures = async ({ user }: MountedStudio) => {
  await user.click(field('image').getByRole('button', { name: 'Choose' }))
  await screen.findByRole('option', { name: /sea/ })
}
const openLinks = async ({ user }: MountedStudio) => {
  const leadsTo = within(screen.getAllByRole('group', { name: 'Leads to' })[0] as HTMLElement)
  await user.click(leadsTo.getByRole('button', { expanded: false }))
  await screen.findByRole('option', { name: /Rooms/ })
}
const sea = { ...LIBRARY[0] }
const moonlit = { ...sea, id: 'moonlit', filename: 'moonlit.jpg', alt: 'Moonlit', folder: 'Nights', tags: ['night'] }

const KINDS: Record<string, Kind> = {
  pictures: {
    ...{ collection: 'media', address: '/api/media?', before: docs([sea]), after: docs([moonlit, sea]) },
    ...{ element: row('hero', { image: null }), show: openPictures },
    find: () => screen.getByRole('option', { name: /Moonlit/ }),
  },
  folders: {
    ...{ collection: 'media', address: '/api/media?', before: docs([sea]), after: docs([moonlit, sea]) },
    ...{ element: row('hero', { image: null }), show: openPictures },
    find: () => within(screen.getByRole('list', { name: 'Folders' })).getByRole('button', { name: 'Nights' }),
  },
  tags: {
    ...{ collection: 'media', address: '/api/media?', before: docs([sea]), after: docs([moonlit, sea]) },
    ...{ element: row('hero', { image: null }), show: openPictures },
    find: () => screen.getByRole('button', { name: 'night' }),
  },
  'where a link may lead': {
    ...{ collection: 'pages', address: '/api/pages?', before: docs([page('Rooms')]) },
    ...{ after: docs([page('Rooms'), page('Spa')]), element: row('hero', { link: { text: 'See' } }), show: openLinks },
    find: () => screen.getByRole('option', { name: /Spa/ }),
    answers: { '/api/media?': docs([]) },
  },
  'files a link may lead to': {
    ...{ collection: 'media', address: '/api/media?', before: docs([]), after: docs([{ ...moonlit, alt: 'Rooms' }]) },
    element: row('hero', { link: { text: 'See' } }),
    show: async (studio) => {
      await openLinks(studio)
      await studio.user.type(screen.getByRole('combobox', { name: 'Page, file or address' }), 'room')
    },
    find: () => screen.getByRole('option', { name: /moonlit.jpg/ }),
    answers: { '/api/pages?': docs([page('Rooms')]) },
  },
  'the page that a link leads to': {
    ...{ collection: 'pages', address: '/api/pages/spa', before: page('Spa'), after: page('Wellness') },
    element: row('hero', { link: toLink }),
    show: () => screen.findAllByText('Spa'),
    find: () => screen.getAllByText('Wellness'),
  },
  'whether visitors reach a linked page': {
    ...{ collection: 'pages', address: '/api/pages/spa', before: page('Spa') },
    after: { ...page('Spa'), _status: 'draft' },
    element: row('hero', { link: toLink }),
    show: () => screen.findAllByText('Spa'),
    find: () => screen.getByText(/Visitors do not have this page/),
  },
  recipes: {
    ...{ collection: 'recipes', address: '/voix/recipes', before: docs([]), after: docs([recipe('Three cards')]) },
    ...{ element: intro(), show: openAdd },
    find: () => screen.getByRole('button', { name: 'Add the recipe Three cards' }),
  },
  'shared sections': {
    ...{ collection: 'pages', address: '/api/pages?', before: docs([]), after: docs([page('Hours')]) },
    ...{ element: intro(), show: openAdd },
    find: () => screen.getByRole('button', { name: 'Add the shared section Hours' }),
  },
  'where a shared section is used': {
    ...{ collection: 'specials', address: '/used-in/', before: docs([]) },
    after: docs([{ id: 'a', title: 'Contact', kind: 'page', isPublished: true, through: [] }]),
    element: row('shared-section', { section: 'hours', blockName: 'Hours' }),
    show: () => screen.findByRole('heading', { name: 'Used on 1 draft' }),
    find: () => screen.getByRole('heading', { name: 'Used on 1 page and 1 draft' }),
    answers: { '/api/pages/hours': page('Hours') },
  },
  forms: {
    ...{ collection: 'forms', address: '/api/forms?', before: docs([]) },
    after: docs([{ id: '1', slug: 'newsletter', title: 'Newsletter' }]),
    ...{ element: row('newsletter-form', { formId: '' }), show: () => screen.findByLabelText('Form') },
    find: () => within(screen.getByLabelText('Form')).getByRole('option', { name: 'Newsletter' }),
  },
  releases: {
    ...{ collection: 'releases', address: '/api/releases?', before: docs([]) },
    after: docs([{ id: 'summer', name: 'Summer', status: 'draft' }]),
    element: intro(),
    show: ({ user }) => user.click(screen.getByRole('button', { name: /^Release:/ })),
    find: () => screen.getByRole('menuitemradio', { name: /Summer/ }),
  },
}

/** Opens a studio whose server responds to the list as the test sets it. */
async function openStudio({ address, before, element, answers = {} }: Omit<Kind, 'find' | 'show'>) {
  const list = { now: before, reads: 0 }
  const answer = () => {
    list.reads += 1
    return list.now
  }
  const studio = await inspect({ rows: [element], isIdle: true, answers: { [address]: answer, ...answers } })
  await waitFor(() => expect(listensAt()).not.toBeNull())
  return { studio, list }
}

it.each(Object.entries(KINDS))('shows in an open list what a colleague has changed: %s', async (_name, kind) => {
  const { studio, list } = await openStudio(kind)
  await kind.show(studio)
  expect(kind.find).toThrow()
  list.now = kind.after
  tell('listed', { collections: [kind.collection] })
  await waitFor(() => expect(kind.find()).toBeTruthy())
})

it('reads all lists again after the connection was lost, and none for a collection that they do not show', async () => {
  const kind = KINDS.forms as Kind
  const { studio, list } = await openStudio(kind)
  await kind.show(studio)
  await waitFor(() => expect(list.reads).toBeGreaterThan(0))
  const { reads } = list
  const hello = { rev: 1, isTrashed: false, ended: null, windows: [] }
  tell('listed', { collections: ['pages'] })
  tell('hello', hello)
  list.now = kind.after
  tell('hello', hello)
  await waitFor(() => expect(kind.find()).toBeTruthy())
  expect(list.reads).toBe(reads + 1)
})

it('shows what was uploaded into a folder among all pictures, at once and after the dialog was closed', async () => {
  const { answers, stored } = library()
  const { user } = await inspect({ rows: [row('hero', { image: null })], answers })
  const dialog = () => within(screen.getByRole('dialog'))
  const shown = (name: RegExp) => dialog().findByRole('option', { name })
  const open = () => user.click(field('image').getByRole('button', { name: 'Choose' }))
  const upload = async (id: string, count: number) => {
    await user.upload(dialog().getByLabelText('Upload pictures'), new File(['x'], id, { type: 'image/png' }))
    await waitFor(() => expect(sent).toHaveLength(count))
    stored.set(id, { ...sea, id, alt: `Upload ${id}` } as (typeof LIBRARY)[number])
    sent.at(-1)?.store(id)
  }
  await open()
  await shown(/sea/)
  await user.type(dialog().getByRole('textbox', { name: /^New folder/ }), 'Pool{Enter}')
  await upload('one.png', 1)
  await user.click(dialog().getByRole('button', { name: /^All/ }))
  expect(await shown(/Upload one/)).toBeTruthy()
  await user.click(dialog().getByRole('button', { name: 'Pool' }))
  await upload('two.png', 2)
  await dialog().findByText(/2 of 2/)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await open()
  expect(await shown(/Upload two/)).toBeTruthy()
})
