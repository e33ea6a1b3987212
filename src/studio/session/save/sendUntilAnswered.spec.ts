import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { HOME } from '../../spec/fixtures'
import { createRow } from '../../../tree'
import { describeStatus } from '../../describe/describeStatus'
import { judgeAnswer, sendUntilAnswered, type Answered, type Verdict } from './sendUntilAnswered'
import { openSaving } from './spec/openSaving'

const failed = (status: number): Answered => ({ ok: false, status, message: '', problems: [], data: null })
const saved: Answered = {
  ok: true,
  status: 200,
  data: { rev: 2, savedAt: '', status: 'draft', stored: null, isMerged: false },
}

describe('judgeAnswer', () => {
  const judge = (answer: Answered, signedIn: boolean | 'unknown' = true) =>
    judgeAnswer({ answer, isSignedIn: () => Promise.resolve(signedIn) })

  it.each([
    [0, 'unreachable'],
    [429, 'unreachable'],
    [502, 'unreachable'],
    [503, 'unreachable'],
    [504, 'unreachable'],
    [500, 'failing'],
    [400, 'answered'],
    [404, 'answered'],
    [409, 'answered'],
  ] as const)('%i is %s', async (status, verdict) => expect(await judge(failed(status))).toBe(verdict))

  it.each([503, 504])('is busy when it says so itself (%i)', async (status) => {
    const problems = [{ path: null, message: 'Try again in a moment.' }]
    expect(await judge({ ok: false, status, message: '', problems, data: null })).toBe('busy')
  })

  it('asks who is signed in when it is refused', async () => {
    for (const status of [401, 403]) {
      expect(await judge(failed(status), true)).toBe('answered')
      expect(await judge(failed(status), false)).toBe('signed-out')
      expect(await judge(failed(status), 'unknown')).toBe('unreachable')
    }
    expect(await judge(saved, false)).toBe('answered')
  })
})

describe('sendUntilAnswered', () => {
  async function run(verdicts: Verdict[], wanted = true) {
    const waits: unknown[] = []
    let sent = 0
    const answer = await sendUntilAnswered({
      send: () => Promise.resolve(failed((sent += 1))),
      judge: () => Promise.resolve(verdicts[sent - 1] ?? 'answered'),
      wait: (reason, attempt) => {
        waits.push([reason, attempt])
        return Promise.resolve(wanted)
      },
    })
    return { sent, waits, last: answer.status }
  }

  it('sends again until there is an answer', async () => {
    expect(await run(['unreachable', 'signed-out', 'failing', 'answered'])).toEqual({
      sent: 4,
      last: 4,
      waits: [
        ['unreachable', 1],
        ['signed-out', 2],
        ['failing', 3],
      ],
    })
  })

  it('never gives a server up that is away, and one that fails after five attempts', async () => {
    expect((await run(Array<Verdict>(100).fill('unreachable'))).sent).toBe(101)
    expect((await run(Array<Verdict>(100).fill('failing'))).sent).toBe(5)
  })

  it('ends with what it has when nobody waits any more', async () => {
    expect(await run(['unreachable', 'answered'], false)).toMatchObject({ sent: 1, last: 1 })
  })
})

describe('a save while the server is away', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  /** A studio with a change that it is to save, and a server that is away until the test says otherwise. */
  function open() {
    const sent: { at: number; operationId: string }[] = []
    const server = { isAway: true, isFailing: false, isSilent: false, isBusy: 0, mostBusy: 0 }
    const start = Date.now()
    const rows = [createRow({ id: 'a', blockType: 'hero', fields: { title: 'A' } })]
    const { control, store } = openSaving<{ operationId: string }>({
      page: HOME,
      rows,
      answer: async (body, signal) => {
        sent.push({ at: Date.now() - start, operationId: body?.operationId ?? '' })
        server.isBusy += 1
        server.mostBusy = Math.max(server.mostBusy, server.isBusy)
        await new Promise((resolve) => setTimeout(resolve, 10))
        server.isBusy -= 1
        if (server.isAway) throw new TypeError('Failed to fetch')
        if (server.isSilent) await new Promise((_resolve, reject) => signal.addEventListener('abort', reject))
        if (server.isFailing) return Response.json({ errors: [{ message: 'Fault' }] }, { status: 500 })
        return Response.json({ rev: 2, savedAt: '2026-01-01' })
      },
    })
    const type = (value: string) => store.dispatch({ type: 'fieldUpdate', id: 'a', field: 'title', value })
    type('Mine')
    return { control, sent, server, store, type }
  }

  it('is sent again with the same operation id, later each time, one at a time', async () => {
    const { control, sent, server, store } = open()
    const done = control.run('saveDraft')
    await vi.advanceTimersByTimeAsync(80_000)
    expect(control.store.getState().phase).toBe('retrying')
    server.isAway = false
    await vi.advanceTimersByTimeAsync(30_020)
    expect(await done).toBe(true)
    expect(new Set(sent.map(({ operationId }) => operationId)).size).toBe(1)
    const waits = sent.slice(1).map(({ at }, index) => at - (sent[index]?.at ?? 0) - 10)
    expect(waits).toEqual([1000, 2000, 5000, 10_000, 30_000, 30_000, 30_000])
    expect(server.mostBusy).toBe(1)
    expect(store.getState().rev).toBe(2)
  })

  it('tells a server that fails from one that is away', async () => {
    const { control, server } = open()
    const shown = () => describeStatus({ ...control.store.getState(), isDirty: true }).text
    const done = control.run('saveDraft')
    await vi.advanceTimersByTimeAsync(500)
    expect(shown()).toBe('Trying again: no connection')
    Object.assign(server, { isAway: false, isFailing: true })
    await vi.advanceTimersByTimeAsync(1000)
    expect(control.store.getState()).toMatchObject({ phase: 'retrying', retryReason: 'failing' })
    expect(shown()).toBe('Trying again: server error')
    server.isFailing = false
    await vi.advanceTimersByTimeAsync(5000)
    expect(await done).toBe(true)
    expect(control.store.getState()).toMatchObject({ phase: 'idle', retryReason: null })
  })

  it('does not wait for ever for a server that says nothing', async () => {
    const { control, server, sent } = open()
    Object.assign(server, { isAway: false, isSilent: true })
    const done = control.run('saveDraft')
    await vi.advanceTimersByTimeAsync(29_000)
    expect(control.store.getState().phase).toBe('saving')
    await vi.advanceTimersByTimeAsync(1500)
    expect(control.store.getState()).toMatchObject({
      phase: 'retrying',
      retryReason: 'busy',
      message: 'The server has not answered for 30 seconds.',
    })
    server.isSilent = false
    control.retryNow()
    await vi.advanceTimersByTimeAsync(20)
    expect(await done).toBe(true)
    expect(new Set(sent.map(({ operationId }) => operationId)).size).toBe(1)
    expect(control.store.getState()).toMatchObject({ phase: 'idle', message: null })
  })

  it('keeps what is typed meanwhile for the next save', async () => {
    const { control, server, store, type } = open()
    const done = control.run('saveDraft')
    await vi.advanceTimersByTimeAsync(500)
    type('Mine, and more')
    server.isAway = false
    control.retryNow()
    await vi.advanceTimersByTimeAsync(20)
    expect(await done).toBe(true)
    const { saved: copy, tree } = store.getState()
    expect([copy.tree.rows.a?.title, tree.rows.a?.title]).toEqual(['Mine', 'Mine, and more'])
  })

  it('is given up when nobody waits any more: nothing is sent later, and the text stays', async () => {
    const { control, sent, store } = open()
    const done = control.run('saveDraft')
    await vi.advanceTimersByTimeAsync(500)
    control.giveUp()
    expect(await done).toBe(false)
    await vi.advanceTimersByTimeAsync(120_000)
    expect(sent).toHaveLength(1)
    expect(control.store.getState()).toMatchObject({ phase: 'error', message: 'The server cannot be reached.' })
    expect(store.getState().tree.rows.a?.title).toBe('Mine')
  })
})
