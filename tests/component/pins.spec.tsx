import { act, fireEvent, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Annotation } from '../../src/contract/review'
import { byHand, mountPreview } from './helpers/preview'
import { row } from './helpers/studio'

const comment = (id: string, text: string) => ({
  ...{ id, text, author: { id: 'r', name: 'Rita' }, createdAt: null, editedAt: null },
})

const annotation = (uuid: string, element: string | null, more: Partial<Annotation> = {}): Annotation => ({
  ...{ uuid, element, x: 0.5, y: 0.5, breakpoint: 'md', status: 'pending', author: null, resolvedBy: null },
  ...{ mentions: [], createdAt: '2026-01-01T00:00:00.000Z', comments: [comment(`${uuid}-1`, `About ${uuid}`)] },
  ...more,
})

const pins = () => [...document.querySelectorAll<HTMLElement>('[data-voix-pin]')]
const labels = () => pins().map((pin) => pin.getAttribute('aria-label'))

async function openReview() {
  const only = row('introduction', { title: 'Hello' })
  const preview = await mountPreview({ rows: [only] })
  const studio = preview.openStudio()
  await preview.isConnected()
  const dispatch = (action: Parameters<typeof studio.store.dispatch>[0]) =>
    act(() => void studio.store.dispatch(action))
  dispatch({ type: 'setCurrentState', session: { reviewMode: true, breakpoint: 'md' } })
  return { ...studio, dispatch, only, shown: preview.shown }
}

it('shows a pin per annotation of the breakpoint as they are added, changed, commented and deleted', async () => {
  const { dispatch, only, close } = await openReview()
  dispatch({ type: 'annotationAdd', annotation: annotation('one', only.id) })
  dispatch({ type: 'annotationAdd', annotation: annotation('two', only.id) })
  dispatch({ type: 'annotationAdd', annotation: annotation('wide', only.id, { breakpoint: 'xl' }) })
  dispatch({ type: 'annotationAdd', annotation: annotation('page', null) })
  await waitFor(() => expect(labels()).toEqual(['Annotation 1, Rita: About one', 'Annotation 2, Rita: About two']))
  dispatch({ type: 'annotationComment', uuid: 'one', comment: comment('c', 'Yes') })
  await waitFor(() => expect(labels()[0]).toBe('Annotation 1, Rita: About one, 1 answer'))
  dispatch({ type: 'annotationUpdate', uuid: 'one', changes: { status: 'resolved' } })
  await waitFor(() => expect(pins().map(({ textContent }) => textContent)).toEqual(['2']))
  dispatch({ type: 'annotationDelete', uuid: 'two' })
  await waitFor(() => expect(pins()).toEqual([]))
  dispatch({ type: 'setCurrentState', session: { breakpoint: 'xl' } })
  await waitFor(() => expect(labels()).toEqual(['Annotation 1, Rita: About wide']))
  dispatch({ type: 'setCurrentState', session: { reviewMode: false } })
  await waitFor(() => expect(pins()).toEqual([]))
  close()
})

it('asks the studio to annotate the spot that is clicked, selects nothing, and opens a thread by its pin', async () => {
  const { dispatch, only, requests, shown, store, close } = await openReview()
  const node = shown(only.id)
  node.getBoundingClientRect = () => new DOMRect(100, 200, 400, 100)
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, clientX: 200, clientY: 275 })
  Object.defineProperty(click, 'isTrusted', { value: true })
  fireEvent(node, click)
  await waitFor(() => expect(requests).toContainEqual({ type: 'annotate', element: only.id, x: 0.25, y: 0.75 }))
  expect(store.getState().selection.elements).toEqual([])
  dispatch({ type: 'annotationAdd', annotation: annotation('one', only.id) })
  await waitFor(() => expect(pins()).toHaveLength(1))
  act(() => pins()[0]?.click())
  await waitFor(() => expect(requests).toContainEqual({ type: 'openThread', uuid: 'one' }))
  dispatch({ type: 'setCurrentState', session: { reviewMode: false } })
  await waitFor(() => expect(pins()).toEqual([]))
  act(() => void byHand(node, 'click'))
  await waitFor(() => expect(store.getState().selection.elements).toEqual([only.id]))
  close()
})
