import { readFileSync } from 'node:fs'
import path from 'node:path'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createPortal } from 'react-dom'
import { expect, it, vi } from 'vitest'
import { LoginFocus } from '../../src/admin/brand/LoginFocus'
import { RowChoice } from '../../src/studio/ui/inputs/RowChoice'

it('chooses a document of Payload’s list by a click anywhere on its row, and once', async () => {
  const choose = vi.fn()
  const rows = (
    <table>
      <tbody>
        {['One', 'Two'].map((name) => (
          <tr key={name}>
            <td>
              <button onClick={() => choose(name)} type="button">
                {name}
              </button>
            </td>
            <td>{`${name}: a beach`}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
  // A drawer renders in a portal.
  render(<RowChoice>{createPortal(rows, document.body)}</RowChoice>)
  const user = userEvent.setup()
  await user.click(screen.getByText('Two: a beach'))
  await user.click(screen.getByText('One'))
  expect(choose.mock.calls).toEqual([['Two'], ['One']])
})

it('puts the cursor into the login form as soon as that takes it', async () => {
  const form = (isReady: boolean) => (
    <>
      <form className="login__form">
        <input name="token" type="hidden" />
        <input aria-label="E-mail" disabled={!isReady} type="email" />
      </form>
      <LoginFocus />
    </>
  )
  const { rerender } = render(form(false))
  rerender(form(true))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('E-mail')))
})

it.each([
  ['where the system is dark', '', true, 'dark'],
  ['not where somebody has chosen', 'shop-theme=light', true, undefined],
  ['not in an application with one theme', '', false, undefined],
])('makes the login dark %s', (_, cookie, hasThemes, theme) => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(prefers-color-scheme: dark)' }))
  document.cookie = cookie
  delete document.documentElement.dataset.theme
  render(<LoginFocus hasThemes={hasThemes} />)
  expect(document.documentElement.dataset.theme).toBe(theme)
  document.cookie = 'shop-theme=; Max-Age=0'
})

it('says nothing of the language of the content until Payload knows one', () => {
  const css = readFileSync(path.resolve(import.meta.dirname, '../../src/app/(payload)/custom.css'), 'utf8')
  // As in Payload's header right after the sign-in: without a language, whose name is then "undefined".
  const header = (code?: string) => (
    <>
      <style>{css}</style>
      <div className="localizer" data-testid="localizer">
        <div className="localizer-button" data-locale={code}>{`Locale: ${code}`}</div>
      </div>
    </>
  )
  render(header())
  const visibility = () => getComputedStyle(screen.getByTestId('localizer')).visibility
  expect(visibility()).toBe('hidden')
  cleanup()
  render(header('en'))
  expect(visibility()).not.toBe('hidden')
})
