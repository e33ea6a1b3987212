import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { field, LIBRARY, library } from './helpers/library'
import { inspect, row } from './helpers/studio'
import { sent, stubUploads } from './helpers/uploads'

beforeEach(stubUploads)

it('shows the picture and its words in each row of a gallery that has no text of its own, in one request', async () => {
  const images = [
    { id: 'one', image: 'sea', caption: '' },
    { id: 'two', image: 'sand', caption: 'At noon' },
    { id: 'three', image: null, caption: '' },
  ]
  const { answers, asked } = library()
  await inspect({ rows: [row('grid-gallery', { images })], answers })
  const heads = () => [...document.querySelectorAll<HTMLElement>('[data-row] [aria-expanded]')]
  await waitFor(() =>
    expect(heads().map(({ textContent }) => textContent)).toEqual(['The sea at dawn', 'At noon', 'Row 3']),
  )
  expect(heads().map((head) => head.querySelector('img')?.getAttribute('src'))).toEqual([
    '/small/sea.jpg',
    '/small/sand.jpg',
    undefined,
  ])
  expect(asked.map(({ url }) => url).filter((url) => url.includes('[id][in]'))).toHaveLength(1)
})

it('says of several uploads how many of them are chosen where one fits', async () => {
  const { answers } = library()
  const { user } = await inspect({ rows: [row('hero', { image: null })], answers })
  await user.click(field('image').getByRole('button', { name: 'Choose' }))
  const dialog = within(screen.getByRole('dialog'))
  await dialog.findByRole('option', { name: /sea/ })
  const files = LIBRARY.slice(0, 3).map(({ filename }) => new File(['x'], filename, { type: 'image/png' }))
  await user.upload(dialog.getByLabelText('Upload pictures'), files)
  await waitFor(() => expect(sent).not.toHaveLength(0))
  for (let index = 0; index < files.length; index += 1) {
    await waitFor(() => expect(sent.length).toBeGreaterThan(index))
    sent[index]?.store(`new-${index}`)
  }
  const uploads = within(dialog.getByRole('region', { name: 'Uploads' }))
  expect(await uploads.findByText(/3 of 3 files uploaded, 1 of them chosen/)).toBeTruthy()
})
