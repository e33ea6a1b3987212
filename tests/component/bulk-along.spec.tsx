import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { LIVE, openList, press } from './helpers/pagesList'
import { toast } from './helpers/payloadUi'
import { router } from './helpers/router'

const named = (id: string, path: string) => ({ id, title: id, path, languageCode: 'en' })
const COMPANY = {
  below: [named('8', '/coral-bay/rooms'), named('9', '/coral-bay/spa')],
  translations: [named('10', '/es/bahia')],
  staying: [],
  isParentThere: true,
}
const REPORT = { done: [{ id: '7', title: 'Coral Bay' }], refused: [] }

async function ask(button: string, company: object = COMPANY) {
  const answers = {
    '/bulk/along': company,
    '/bulk': REPORT,
    '/api/pages?': { docs: [{ id: 'h', title: 'Houses', path: '/houses' }] },
  }
  const list = openList({ answers })
  await list.user.click(screen.getByRole('checkbox', { name: 'Choose Coral Bay' }))
  await list.user.click(screen.getByRole('button', { name: button }))
  const dialog = within(await screen.findByRole('alertdialog'))
  /** Returns the actions that were sent, without the questions before them. */
  const done = () => list.sent.filter(([, url]) => url.endsWith('/bulk')).map(([, , body]) => body)
  return { ...list, dialog, done }
}

it.each([
  ['Move…', 'Move', 'move'],
  ['Unpublish', 'Unpublish', 'unpublish'],
  ['Move to trash', 'Move to trash', 'trash'],
])('%s: takes pages below and translations along unless they are left out', async (button, confirm, action) => {
  const { user, dialog, done } = await ask(button)
  const below = await dialog.findByRole('checkbox', { name: '2 pages below' })
  const translations = dialog.getByRole('checkbox', { name: '1 translation' })
  expect([below, translations].map((box) => (box as HTMLInputElement).checked)).toEqual([true, true])
  await user.click(translations)
  await user.click(dialog.getByRole('button', { name: confirm }))
  await waitFor(() => expect(done()).toMatchObject([{ action, along: { below: true, translations: false } }]))
})

it('changes each page by itself where nothing is below it and it has no translation', async () => {
  const { user, dialog, done } = await ask('Unpublish', { ...COMPANY, below: [], translations: [] })
  await user.click(dialog.getByRole('button', { name: 'Unpublish' }))
  await waitFor(() => expect(done()).toEqual([{ action: 'unpublish', pages: [{ id: '7', rev: LIVE.rev }] }]))
})

it('suggests pages to move below, and says when there is no such page and which translations stay', async () => {
  const staying = [{ ...named('10', '/es/bahia'), title: 'Bahía' }]
  const { dialog } = await ask('Move…', { ...COMPANY, translations: [], staying, isParentThere: false })
  fireEvent.change(dialog.getByLabelText('Below the page'), { target: { value: '/hotels' } })
  expect(await dialog.findByText('No page has the path /hotels.')).toBeTruthy()
  expect(dialog.getByText(/stay where they are.*Bahía \(\/es\/bahia\)/)).toBeTruthy()
  await waitFor(() => expect(document.querySelector('datalist option')?.getAttribute('value')).toBe('/houses'))
})

it('copies the selected pages alone unless pages below them are added', async () => {
  const { user, dialog, done } = await ask('Copy…')
  const below = await dialog.findByRole('checkbox', { name: '2 pages below' })
  expect((below as HTMLInputElement).checked).toBe(false)
  await user.click(below)
  await user.click(dialog.getByRole('button', { name: 'Copy' }))
  await waitFor(() => expect(done()).toMatchObject([{ action: 'copy', along: { below: true, translations: false } }]))
})

describe('the menu of one page', () => {
  async function choose(action: string, answers: Record<string, unknown> = {}) {
    const list = openList({ answers: { '/bulk/along': COMPANY, '/bulk': REPORT, ...answers } })
    await list.menu()
    await list.choose(action)
    const below = await screen.findByRole('checkbox', { name: '2 pages below' })
    return { ...list, below: below as HTMLInputElement }
  }
  const pages = [{ id: '7', rev: LIVE.rev }]

  it.each([
    ['Unpublish…', 'Unpublish', 'unpublish'],
    ['Move to trash…', 'Move to trash', 'trash'],
  ])('takes pages below and translations along unless they are left out: %s', async (label, confirm, action) => {
    const { sent, user, below } = await choose(label)
    expect(below.checked).toBe(true)
    await user.click(screen.getByRole('checkbox', { name: '1 translation' }))
    await press(user, confirm)
    const along = { below: true, translations: false }
    await waitFor(() => expect(sent).toEqual([['POST', '/api/voix/pages/bulk', { action, pages, along }]]))
  })

  it('says why nothing was changed if one of the pages is refused', async () => {
    const refused = [{ id: '8', title: 'Rooms', reason: 'It is locked.' }]
    const { user } = await choose('Unpublish…', { '/bulk': { done: [], refused } })
    await press(user, 'Unpublish')
    await waitFor(() => expect(toast.error.mock.calls).toEqual([['“Rooms”: It is locked.']]))
  })

  it('copies the pages below to below the copy if that is chosen, and opens the copy', async () => {
    const { sent, user, below } = await choose('Copy…', { '/bulk': { done: [{ id: 'c', title: 'C' }], refused: [] } })
    expect(below.checked).toBe(false)
    await user.click(below)
    await press(user, 'Make the copy')
    await waitFor(() => expect(router.push).toHaveBeenCalledWith('/voix/studio/c'))
    const as = { title: 'Coral Bay (copy)', path: '/coral-bay-copy' }
    const along = { below: true, translations: false }
    expect(sent).toEqual([['POST', '/api/voix/pages/bulk', { action: 'copy', pages, as, along }]])
  })
})
