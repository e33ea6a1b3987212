import { waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { KEEP_EARLY_CLICK } from '../../src/studio/preview/pointer/earlyClick'
import { byHand, mountPreview } from './helpers/preview'
import { row } from './helpers/studio'

const selected = (studio: ReturnType<Awaited<ReturnType<typeof mountPreview>>['openStudio']>) =>
  studio.store.getState().selection.elements

it('answers clicks that came before the studio did, the last one at the end', async () => {
  const [first, second] = [row('introduction', { title: 'Sand' }), row('introduction', { title: 'Sea' })]
  const { shown, openStudio } = await mountPreview({ rows: [first, second] })
  byHand(shown(first.id), 'click')
  byHand(shown(second.id), 'click')
  const studio = openStudio()
  await waitFor(() => expect(selected(studio)).toEqual([second.id]))
})

it('follows the studio that opens the page anew, and no longer the one before', async () => {
  const only = row('introduction', { title: 'Sand' })
  const { shown, openStudio, isConnected } = await mountPreview({ rows: [only] })
  const before = openStudio()
  await isConnected()
  before.close()
  const now = openStudio()
  await waitFor(() => expect(document.querySelector('[data-voix-connected=true]')).not.toBeNull())
  byHand(shown(only.id), 'click')
  await waitFor(() => expect(selected(now)).toEqual([only.id]))
  now.store.dispatch({ type: 'fieldUpdate', id: only.id, field: 'title', value: 'Dunes' })
  await waitFor(() => expect(shown(only.id).textContent).toContain('Dunes'))
  expect(selected(before)).toEqual([])
})

it('keeps a click from before its scripts ran: it follows no link and selects when a studio is there', async () => {
  delete window.voixEarlyClick
  window.eval(KEEP_EARLY_CLICK)
  const only = row('introduction', { title: 'Sand' })
  document.body.innerHTML = `<p data-voix-element="${only.id}"><a href="/resorts">Resorts</a></p>`
  expect(byHand(document.body.querySelector('a') as Element, 'click').defaultPrevented).toBe(true)
  const { openStudio } = await mountPreview({ rows: [only] })
  const studio = openStudio()
  await waitFor(() => expect(selected(studio)).toEqual([only.id]))
})
