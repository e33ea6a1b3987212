import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { giveRoom } from './helpers/room'
import { mountStudio, row } from './helpers/studio'

const shown = () => screen.getByText(/^\d+ px/).textContent

it('goes to a width that can be read when the window becomes too narrow for the present one, but not for a panel that opens', async () => {
  vi.stubGlobal('innerWidth', 1600)
  const resize = giveRoom(964)
  const { user } = await mountStudio({ rows: [row('introduction')] })
  expect(shown()).toBe('1280 px, 75 %')
  // The screen has room for a panel only: edits would be at another breakpoint.
  resize(640)
  expect(shown()).toBe('1280 px, 50 %')
  resize(964)
  resize(900, 1500)
  expect(shown()).toBe('1280 px, 70 %')
  resize(700, 1300)
  expect(shown()).toBe('1024 px, 68 %')
  // A breakpoint that the user chose is kept in a small window.
  await user.click(screen.getByRole('radio', { name: /^xl/ }))
  expect(shown()).toBe('1280 px, 55 %')
  resize(640, 1240)
  expect(shown()).toBe('1280 px, 50 %')
})
