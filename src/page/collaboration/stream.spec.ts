import { describe, expect, it, vi } from 'vitest'
import { eventStream, type StreamControl } from './stream'

function open(input: Partial<Parameters<typeof eventStream>[0]> = {}) {
  const leave = vi.fn()
  const abort = new AbortController()
  let control: StreamControl | undefined
  const response = eventStream({
    signal: abort.signal,
    reasonToEnd: () => Promise.resolve(null),
    begin: (stream) => {
      control = stream
      return leave
    },
    ...input,
  })
  if (!control) throw new Error('The stream did not begin.')
  return { abort, control, leave, response }
}

describe('a stream of events', () => {
  it('sends events with id, name and data, and ends when the window closes', async () => {
    const { abort, control, leave, response } = open()
    control.send({ name: 'saved', id: 4, data: { rev: 4, text: 'two\nlines' } })
    abort.abort()
    expect(leave).toHaveBeenCalledOnce()
    control.send({ name: 'saved', data: {} })
    expect(await response.text()).toBe('retry: 2000\n\nid: 4\nevent: saved\ndata: {"rev":4,"text":"two\\nlines"}\n\n')
  })

  it('leaves nothing behind when the reader goes, and when the request was over before it began', async () => {
    const { leave, response } = open()
    await response.body?.cancel()
    expect(leave).toHaveBeenCalledOnce()
    expect(open({ signal: AbortSignal.abort() }).leave).toHaveBeenCalledOnce()
  })

  it('beats, and says why it ends when a beat finds a reason', async () => {
    const reasons = [null, 'signed-out']
    const { leave, response } = open({ beat: 5, reasonToEnd: () => Promise.resolve(reasons.shift() ?? null) })
    const text = await response.text()
    expect(text).toContain(': beat\n\n: beat\n\nevent: end\ndata: {"reason":"signed-out"}\n\n')
    expect(leave).toHaveBeenCalledOnce()
  })

  it('gives up on a reader that takes nothing', () => {
    const { control, leave } = open()
    for (let index = 0; index < 600; index += 1) control.send({ name: 'presence', data: {} })
    expect(leave).toHaveBeenCalledOnce()
  })
})
