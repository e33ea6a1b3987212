import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { keepComposition } from '../../src/studio/dom/pressedKey'
import { fill, inspect, mountStudio, row, rowsOf, tab } from './helpers/studio'

/** The Enter key of an input method: during the composition, and after it, as in Safari. */
const TAKES = [{ isComposing: true }, { keyCode: 229 }]

const stops: (() => void)[] = []
afterEach(() => stops.splice(0).forEach((stop) => stop()))

/** React reads `isComposing` from the native event, on which the library does not set it. */
function press(target: Element, key: string, { isComposing = false, keyCode = 13 }) {
  const event = createEvent.keyDown(target, { key, keyCode })
  Object.defineProperty(event, 'isComposing', { value: isComposing })
  fireEvent(target, event)
}

it('the Enter that accepts a composed word runs no command, and the next Enter does', async () => {
  const { items, press: hit } = await mountStudio({ rows: [row('introduction')] })
  await hit('Control+k')
  const input = await screen.findByRole('combobox', { name: 'Commands, elements and slices' })
  fill(input, 'add spacer')
  for (const how of TAKES) press(input, 'Enter', how)
  expect(items()).toHaveLength(1)
  press(input, 'Enter', {})
  await waitFor(() => expect(items()).toHaveLength(2))
})

it('the Enter that accepts a composed word in the search of slices adds none', async () => {
  const studio = await inspect({ rows: [row('introduction')] })
  await studio.user.click(tab('Add'))
  const input = screen.getByRole('searchbox', { name: 'Search slices' })
  fill(input, 'spacer')
  for (const how of TAKES) press(input, 'Enter', how)
  expect(rowsOf()).toHaveLength(1)
  press(input, 'Enter', {})
  await waitFor(() => expect(rowsOf()).toHaveLength(2))
})

it('the Escape that cancels a composed word closes no dialog', async () => {
  stops.push(keepComposition())
  const { press: hit } = await mountStudio({ rows: [row('introduction')] })
  await hit('Control+k')
  const input = await screen.findByRole('combobox', { name: 'Commands, elements and slices' })
  for (const how of TAKES) press(input, 'Escape', how)
  expect(screen.queryByRole('dialog')).not.toBeNull()
  press(input, 'Escape', { keyCode: 27 })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
