import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { field, openHero } from './helpers/library'

const SEA = { breakpoint: 'default', media: 'sea' }

/** Opens the dialog from a hero with a picture of the sea: 800 x 600. */
async function openCut(values: object = {}) {
  const studio = await openHero([{ ...SEA, ...values }])
  const open = () => studio.user.click(field('image').getByRole('button', { name: /^Open/ }))
  await open()
  await screen.findByRole('slider', { name: 'Focal point' })
  return { ...studio, open }
}

const slider = (name: string) => screen.getByRole<HTMLInputElement>('slider', { name })
const number = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Zoom in percent' })
const place = (name: string) => screen.getByRole('radio', { name })
const focus = (node: HTMLElement) => act(() => node.focus())
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

/** Returns the crop's frame, in percent of the picture. */
function frame() {
  const { style } = document.querySelector<HTMLElement>('[data-cut]') ?? document.body
  return [style.left, style.top, style.width, style.height].map((percent) => Math.round(parseFloat(percent)))
}

it('moves the focal point by keys: of the picture, or of this place at this breakpoint alone', async () => {
  const { user, stored, image } = await openCut()
  focus(slider('Focal point'))
  await user.keyboard('{Shift>}{ArrowRight}{/Shift}{ArrowUp}')
  await waitFor(() => expect(stored.get('sea')).toMatchObject({ focalX: 60, focalY: 49 }))
  expect(image()).toEqual([SEA])
  await user.click(place('Cut here only'))
  focus(slider('Focal point'))
  await user.keyboard('{ArrowDown}')
  await waitFor(() => expect(image()).toEqual([{ ...SEA, focalX: 60, focalY: 50 }]))
  await user.click(place('Cut everywhere'))
  expect(image()).toEqual([SEA])
})

it('cuts a picture closer in this place alone by keys, on the slider and on the number, and shows what is left of it', async () => {
  const { user, image, stored } = await openCut()
  expect(screen.queryByRole('slider', { name: 'Zoom' })).toBeNull()
  await user.click(place('Cut here only'))
  // 1400 x 600 of 800 x 600, and then half of that.
  expect(frame()).toEqual([0, 22, 100, 57])
  focus(slider('Zoom'))
  await user.keyboard('{Shift>}{ArrowRight}{ArrowUp}{/Shift}{ArrowLeft}')
  expect(slider('Zoom').getAttribute('aria-valuetext')).toBe('119 %, looks blurred')
  await waitFor(() => expect(image()).toEqual([{ ...SEA, focalX: 50, focalY: 50, zoom: 119 }]))
  focus(number())
  await user.keyboard('{ArrowUp}')
  await user.clear(number())
  await user.type(number(), '200')
  await waitFor(() => expect(image()).toEqual([{ ...SEA, focalX: 50, focalY: 50, zoom: 200 }]))
  expect(frame()).toEqual([25, 36, 50, 28])
  await user.clear(number())
  await user.type(number(), '401')
  expect(screen.getByText('Write 400 or less.')).toBeTruthy()
  expect(image()).toMatchObject([{ zoom: 200 }])
  await user.click(place('Cut everywhere'))
  expect(image()).toEqual([SEA])
  expect(screen.queryByRole('slider', { name: 'Zoom' })).toBeNull()
  expect(stored.get('sea')).toMatchObject({ focalX: 50, focalY: 50 })
})

it('takes a drag of the slider as one change, however long the hand rests, to be undone in one step', async () => {
  const { user, image, command } = await openCut({ focalX: 10, focalY: 20, zoom: 300 })
  expect(number().value).toBe('300')
  const zoom = slider('Zoom')
  fireEvent.pointerDown(zoom)
  fireEvent.change(zoom, { target: { value: '250' } })
  await act(() => new Promise((resolve) => setTimeout(resolve, 600)))
  fireEvent.change(zoom, { target: { value: '150' } })
  expect(image()).toMatchObject([{ zoom: 300 }])
  fireEvent.pointerUp(zoom)
  expect(image()).toEqual([{ ...SEA, focalX: 10, focalY: 20, zoom: 150 }])
  await user.keyboard('{Escape}')
  await isClosed()
  await user.click(command('undo'))
  expect(image()).toEqual([{ ...SEA, focalX: 10, focalY: 20, zoom: 300 }])
})

it('keeps a cut that was just made when the dialog closes, also by choosing the picture that stands there, and shows it again', async () => {
  const { user, image, open } = await openCut({ zoom: 130 })
  focus(slider('Zoom'))
  await user.keyboard('{ArrowRight}{Escape}')
  await isClosed()
  expect(image()).toEqual([{ ...SEA, focalX: 50, focalY: 50, zoom: 131 }])
  await open()
  focus(await screen.findByRole('slider', { name: 'Zoom' }))
  await user.keyboard('{ArrowRight}')
  await user.click(screen.getByRole('button', { name: 'Use this picture' }))
  await isClosed()
  expect(image()).toEqual([{ ...SEA, focalX: 50, focalY: 50, zoom: 132 }])
  await open()
  await user.click(await screen.findByRole('option', { name: /sand/ }))
  await user.click(screen.getByRole('option', { name: /sea/ }))
  expect(number().value).toBe('132')
  await user.dblClick(await screen.findByRole('option', { name: /sand/ }))
  await isClosed()
  expect(image()).toEqual([{ breakpoint: 'default', media: 'sand' }])
})

it('shows the cut in each size of the place, and says where it gets too small to be sharp', async () => {
  const { user, stored } = await openCut()
  await user.click(place('Cut here only'))
  const sizes = screen.getByRole('list', { name: 'What is shown in this place' })
  expect(sizes.textContent).toBe('Below 768 px750 × 900From 768 px (md)1400 × 600')
  expect(screen.getByRole('button', { name: /1400 × 600/, pressed: true })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /750 × 900/ }))
  // 750 x 900 of 800 x 600.
  expect(frame()).toEqual([19, 0, 63, 100])
  const small =
    'From 768 px (md): 800 pixels are too few for a width of 1400, and look blurred. Choose a larger picture.'
  expect(screen.getByText(small)).toBeTruthy()
  expect(stored.get('sea')).toMatchObject({ width: 800 })
})
