import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { BEAT_MS } from '../../src/studio/sync/receiver'
import { giveRoom } from './helpers/room'
import { askFromPreview, mountStudio, row, sessionOf } from './helpers/studio'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Opens a studio with an empty frame. */
async function openFrame() {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  giveRoom(800)
  const studio = await mountStudio({ rows: [row('introduction')] })
  const frame = screen.getByTitle('Preview of the page')
  const document = { readyState: 'loading', URL: 'http://localhost/voix-preview/1' }
  Object.defineProperties(frame, { contentDocument: { value: document }, contentWindow: { value: window } })
  const load = () => {
    document.readyState = 'complete'
    fireEvent.load(frame)
  }
  const reloads = vi.fn()
  vi.spyOn(frame, 'setAttribute').mockImplementation((name, value) => reloads(name, value))
  const beats = (count: number) => act(() => void vi.advanceTimersByTime(count * BEAT_MS))
  const words = () => window.document.querySelector('[data-preview-answers]')?.textContent
  return { ...studio, load, beats, words, reloads }
}

it('says in the studio that the preview loads until its document is there', async () => {
  const { load, words } = await openFrame()
  expect(words()).toBe('Loading the preview…')
  expect(sessionOf().loading).toBe(true)
  load()
  expect(words()).toBeUndefined()
  expect(sessionOf().loading).toBe(false)
})

it('says that a preview has not answered for a while, loads it anew by itself, and offers to do so when that does not help', async () => {
  const { user, load, beats, words, reloads } = await openFrame()
  load()
  beats(2)
  expect(words()).toBeUndefined()
  beats(1)
  expect(words()).toBe('The preview has not answered for a while. Connecting again…')
  expect(reloads.mock.calls).toEqual([['src', expect.stringContaining('/voix-preview/')]])
  beats(3)
  expect(words()).toContain('The preview does not answer.')
  expect(reloads).toHaveBeenCalledTimes(1)
  await user.click(screen.getByRole('button', { name: 'Reload preview' }))
  expect(reloads).toHaveBeenCalledTimes(2)
  expect(words()).toContain('Connecting again…')
  askFromPreview({ type: 'drawn' })
  expect(words()).toBeUndefined()
})

it('says nothing while the preview is heard, and nothing of a window that nobody looks at', async () => {
  const { load, beats, words, reloads } = await openFrame()
  load()
  for (let time = 0; time < 4; time++) {
    beats(2)
    askFromPreview({ type: 'drawn' })
  }
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  beats(10)
  expect(words()).toBeUndefined()
  expect(reloads).not.toHaveBeenCalled()
})

it('does not begin anew what is still on its way, but does when the connection is back and nothing came', async () => {
  const { load, beats, words, reloads } = await openFrame()
  beats(4)
  expect(words()).toContain('has not answered for a while')
  fireEvent(window, new Event('online'))
  expect(reloads).not.toHaveBeenCalled()
  load()
  fireEvent(window, new Event('online'))
  expect(reloads).toHaveBeenCalledTimes(1)
})
