import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { toast } from './helpers/payloadUi'
import { byHand, mountPreview } from './helpers/preview'
import { field, LIBRARY, library, openHero } from './helpers/library'
import { inspect, row, rowsOf, askFromPreview, mountStudio } from './helpers/studio'
import { sent, stubUploads, type SentUpload } from './helpers/uploads'

beforeEach(() => {
  stubUploads()
  for (const tell of Object.values(toast)) tell.mockClear()
})

const dialog = () => within(screen.getByRole('dialog'))
const options = () => dialog().getAllByRole('option')
const option = (name: string) => dialog().getByRole('option', { name: new RegExp(name) })
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
const png = (name: string, size = 10) => new File(['x'.repeat(size)], name, { type: 'image/png' })
const shows = async (count: number) => waitFor(() => expect(options()).toHaveLength(count))

async function openGallery() {
  const gallery = row('grid-gallery', { images: [{ id: 'first', image: null, caption: 'One' }] })
  const { answers, ...rest } = library()
  const studio = await inspect({ rows: [gallery], answers })
  const images = () => rowsOf()[0]?.images as { id: string; image: string }[]
  return { ...studio, ...rest, gallery, images }
}

it('puts a picture of the library into a hero in three actions, and one more by a double click', async () => {
  const { user, image } = await openHero()
  await user.click(field('image').getByRole('button', { name: 'Choose' }))
  await shows(6)
  await user.click(option('palm'))
  await user.click(dialog().getByRole('button', { name: 'Use this picture' }))
  await isClosed()
  expect(image()).toEqual([{ breakpoint: 'default', media: 'palm' }])
  await user.click(field('image').getByRole('button', { name: 'Change' }))
  await shows(6)
  await user.dblClick(option('moon'))
  await isClosed()
  expect(image()).toEqual([{ breakpoint: 'default', media: 'moon' }])
})

it('is worked by the keyboard alone: arrows choose, Space picks, Enter puts it on the page, Escape leaves all as it is', async () => {
  const { user, image } = await openHero()
  act(() => field('image').getByRole('button', { name: 'Choose' }).focus())
  await user.keyboard('{Enter}')
  await shows(6)
  expect(document.activeElement).toBe(dialog().getByRole('searchbox'))
  await user.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}')
  expect(option('palm').getAttribute('aria-selected')).toBe('true')
  await user.keyboard('{Escape}')
  await isClosed()
  expect(image()).toBeNull()
  expect(document.activeElement).toBe(field('image').getByRole('button', { name: 'Choose' }))
  await user.keyboard('{Enter}')
  await shows(6)
  await user.keyboard('{ArrowDown}{End}{Enter}')
  await isClosed()
  expect(image()).toEqual([{ breakpoint: 'default', media: 'moon' }])
})

it('looks for words in names, alt texts and tags, and shows the pictures of a tag', async () => {
  const { user, asked } = await openHero()
  await user.click(field('image').getByRole('button', { name: 'Choose' }))
  await shows(6)
  await user.type(dialog().getByRole('searchbox'), 'dawn pool')
  await shows(1)
  expect(option('pool')).toBeTruthy()
  const searched = asked.at(-1)?.url ?? ''
  for (const name of ['filename', 'alt', 'tags']) expect(searched).toContain(`[${name}][like]=dawn`)
  await user.clear(dialog().getByRole('searchbox'))
  await user.click(dialog().getByRole('button', { name: 'beach' }))
  await waitFor(() => expect(asked.at(-1)?.url).toContain('[tags][equals]=beach'))
})

it('has folders: opens one, makes one within it, uploads into it, and moves a picture there', async () => {
  const { user, asked, stored } = await openHero()
  const [sea] = LIBRARY
  if (sea) stored.set(sea.id, { ...sea, folder: 'Hotels/Coast' } as typeof sea)
  await user.click(field('image').getByRole('button', { name: 'Choose' }))
  await shows(6)
  const folders = within(await dialog().findByRole('list', { name: 'Folders' }))
  await waitFor(() =>
    expect(folders.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Hotels', 'Coast']),
  )
  await user.click(folders.getByRole('button', { name: 'Hotels' }))
  await waitFor(() => expect(asked.at(-1)?.url).toMatch(/\[folder\]\[equals\]=Hotels$/))
  await user.type(dialog().getByRole('textbox', { name: 'New folder in Hotels' }), 'Pool{Enter}')
  expect(folders.getByRole('button', { name: 'Pool' }).getAttribute('aria-pressed')).toBe('true')
  await user.upload(dialog().getByLabelText('Upload pictures'), png('diving.png'))
  expect(sent.map(({ values }) => values)).toEqual([{ alt: 'Diving', folder: 'Hotels/Pool' }])
  await user.click(option('palm'))
  await user.selectOptions(dialog().getByRole('combobox', { name: 'Folder' }), 'Hotels/Pool')
  await waitFor(() => expect(stored.get('palm')).toMatchObject({ folder: 'Hotels/Pool' }))
  await user.selectOptions(dialog().getByRole('combobox', { name: 'Folder' }), '')
  await waitFor(() => expect(stored.get('palm')).toMatchObject({ folder: null }))
})

it('fills a gallery of five in five actions, in the order in which they are chosen and moved', async () => {
  const { user, images } = await openGallery()
  await user.click(field('images').getByRole('button', { name: 'Choose several' }))
  await shows(6)
  await user.click(option('sand'))
  await user.keyboard('{Shift>}')
  await user.click(option('moon'))
  await user.keyboard('{/Shift}')
  const chosen = within(dialog().getByRole('list', { name: 'Chosen, in this order' }))
  act(() => chosen.getByRole('button', { name: /Move moon.jpg/ }).focus())
  await user.keyboard('{ArrowLeft}')
  await user.click(dialog().getByRole('button', { name: 'Add 5 pictures' }))
  await isClosed()
  expect(images().map(({ image }) => image)).toEqual(['sand', 'palm', 'pool', 'moon', 'bar'])
  expect(images()[0]).toMatchObject({ id: 'first', caption: 'One' })
})

it('uploads what is dropped on a field, shows how far it is, and puts it there', async () => {
  const { image } = await openHero()
  const box = document.querySelector('[data-document-input="image.0.media"]') as Element
  fireEvent.drop(box, { dataTransfer: { files: [png('red-boat.png')], types: ['Files'] } })
  await waitFor(() => expect(sent).toHaveLength(1))
  act(() => sent[0]?.progress(0.5))
  expect(dialog().getByRole('progressbar', { name: 'Upload of red-boat.png' }).getAttribute('value')).toBe('50')
  expect((sent[0] as SentUpload).values).toEqual({ alt: 'Red boat' })
  act(() => sent[0]?.store('boat'))
  await isClosed()
  expect(image()).toEqual([{ breakpoint: 'default', media: 'boat' }])
  expect(toast.success).toHaveBeenCalledWith('The picture is on the page.', expect.anything())
})

it.each(['drop', 'paste'] as const)(
  'leaves alone what something inside of a field has taken by a %s, as a text in a list does',
  async (type) => {
    await openHero()
    const text = document.createElement('p')
    text.setAttribute('role', 'textbox')
    document.querySelector('[data-document-input="image.0.media"]')?.append(text)
    text.addEventListener(type, (event) => event.preventDefault())
    const data = { files: [png('red-boat.png')], types: ['Files'] }
    const event = new Event(type, { bubbles: true, cancelable: true })
    fireEvent(text, Object.assign(event, { dataTransfer: data, clipboardData: data }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(sent).toHaveLength(0)
  },
)

it('names the rule that a file breaks, and loses neither the others nor what is chosen', async () => {
  const { user, images } = await openGallery()
  await user.click(field('images').getByRole('button', { name: 'Choose several' }))
  await shows(6)
  await user.click(option('sea'))
  const files = [
    png('good.png'),
    png('huge.png', 3 * 1024 * 1024),
    new File(['x'], 'notes.docx', { type: 'application/msword' }),
    png('lost.png'),
  ]
  fireEvent.drop(dialog().getByRole('listbox'), { dataTransfer: { files, types: ['Files'] } })
  await waitFor(() => expect(sent).toHaveLength(2))
  act(() => sent[0]?.store('good'))
  act(() => sent[1]?.lose())
  const uploads = within(dialog().getByRole('region', { name: 'Uploads' }))
  await waitFor(() => expect(uploads.getByText('The server cannot be reached.')).toBeTruthy())
  expect(uploads.getByText('3 MB is too much. A file may have 2 MB at most.')).toBeTruthy()
  expect(uploads.getByText('A file of the kind DOCX cannot go here. What can: JPEG, PNG, MP4.')).toBeTruthy()
  await user.click(uploads.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(sent).toHaveLength(3))
  act(() => sent[2]?.store('lost'))
  await user.click(await dialog().findByRole('button', { name: 'Add 3 pictures' }))
  await isClosed()
  expect(images().map(({ image }) => image)).toEqual(['sea', 'good', 'lost'])
})

it('says of a picture in place what it shows, keeps what could not be saved, and lets nobody empty it', async () => {
  const { user, stored } = await openHero([{ breakpoint: 'default', media: 'sea' }])
  await user.click(field('image').getByRole('button', { name: /^Open/ }))
  const alt = await screen.findByLabelText('Alt text')
  await user.clear(alt)
  await user.type(alt, 'Waves in red light{Enter}')
  await waitFor(() => expect(stored.get('sea')?.alt).toBe('Waves in red light'))
  expect(await screen.findByText('Saved, for every page that shows it.')).toBeTruthy()
  await user.clear(screen.getByLabelText('Alt text'))
  await user.tab()
  expect(screen.getByText(/those who cannot see the picture learn nothing/)).toBeTruthy()
  expect(stored.get('sea')?.alt).toBe('Waves in red light')
})

it('opens a picture of the page by a double click, that of a gallery by itself, and takes files that are dropped there', async () => {
  const hero = row('hero', { image: [{ breakpoint: 'default', media: 'sea' }] })
  const gallery = row('grid-gallery', { images: [{ id: 'a' }, { id: 'b', image: 'sand' }] })
  const { answers } = library()
  await mountStudio({ rows: [hero, gallery], answers })
  const at = { element: gallery.id, field: 'images', at: 0 }
  askFromPreview({ type: 'pictures', ...at, files: [] })
  await waitFor(() => expect(option('sand').getAttribute('aria-selected')).toBe('true'))
  fireEvent.doubleClick(option('pool'))
  await isClosed()
  expect(rowsOf()[1]?.images).toEqual([{ id: 'a' }, { id: 'b', image: 'pool' }])
  askFromPreview({ type: 'pictures', element: hero.id, field: null, at: null, files: [png('boat.png')] })
  await waitFor(() => expect(sent).toHaveLength(1))
  act(() => sent[0]?.store('boat'))
  await isClosed()
  expect(rowsOf()[0]?.image).toEqual([{ breakpoint: 'default', media: 'boat' }])
})

it('tells of an element without a place for pictures that a file cannot go there', async () => {
  const only = row('introduction')
  await mountStudio({ rows: [only], answers: library().answers })
  askFromPreview({ type: 'pictures', element: only.id, field: null, at: null, files: [png('boat.png')] })
  expect(toast.info).toHaveBeenCalledWith('Introduction has no place for a picture.')
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('asks in the preview for the picture under a double click', async () => {
  const picture = { kind: 'picture', src: '/sea.jpg', alt: '', width: 4, height: 3, sources: [] }
  const hero = row('hero', { title: 'Sea', image: picture })
  const { shown, openStudio, isConnected } = await mountPreview({ rows: [hero] })
  const { requests } = openStudio()
  await isConnected()
  const node = shown(hero.id).querySelector('[data-voix-field=image] img') as Element
  // Without a layout, no element is found at a point.
  document.elementsFromPoint = () => [node]
  byHand(node, 'dblclick')
  const asked = { type: 'pictures', element: hero.id, field: 'image', at: 0 }
  await waitFor(() => expect(requests).toContainEqual({ ...asked, files: [] }))
})
