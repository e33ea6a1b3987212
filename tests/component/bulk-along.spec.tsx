import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { LIVE, openList } from './helpers/pagesList'

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
  /** What was sent to be done, without the questions before. */
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
