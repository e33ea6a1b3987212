import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { KeepNavOpen } from '../../src/admin/shell/KeepNavOpen'
import { BREAKPOINTS, NavProvider, setPreference, useNav } from './helpers/payloadUi'

beforeEach(() => setPreference.mockClear())
afterEach(() => Object.assign(BREAKPOINTS, { l: true, s: false }))

/** Renders Payload's button and the navigation. */
function Page({ isKeptOpen }: { isKeptOpen: boolean }) {
  const { navOpen, setNavOpen } = useNav()
  return (
    <>
      <button className="nav-toggler" onClick={() => setNavOpen(!navOpen)} type="button">
        {navOpen ? 'Close' : 'Open'}
      </button>
      <KeepNavOpen isOpen={isKeptOpen} />
    </>
  )
}

function load(isKeptOpen: boolean) {
  render(
    <NavProvider initialIsOpen>
      <Page isKeptOpen={isKeptOpen} />
    </NavProvider>,
  )
  return userEvent.setup()
}

it('is open after a full load on a laptop if the user has opened it, and closes by the button', async () => {
  const user = load(true)
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.getByRole('button', { name: 'Open' })).toBeTruthy()
  expect(setPreference.mock.calls).toEqual([['nav', { open: false }, true]])
})

it('is closed after a load until the user opens it, which is stored with the account', async () => {
  const user = load(false)
  await user.click(screen.getByRole('button', { name: 'Open' }))
  expect(screen.getByRole('button', { name: 'Close' })).toBeTruthy()
  expect(setPreference.mock.calls).toEqual([['nav', { open: true }, true]])
})

it('stays closed on a phone, where it covers the page', async () => {
  BREAKPOINTS.s = true
  const user = load(true)
  await user.click(screen.getByRole('button', { name: 'Open' }))
  expect(setPreference).not.toHaveBeenCalled()
})
