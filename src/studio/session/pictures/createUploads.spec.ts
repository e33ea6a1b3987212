import { expect, it, vi } from 'vitest'
import type { Answer } from '../../api/request'
import type { Picture } from '../../api/pictures'
import { createUploads, type SendFile } from './createUploads'

type Sent = Parameters<SendFile>[0] & { answer: (answer: Answer<{ doc: Picture }>) => Promise<void> }

const file = (name: string) => new File(['x'], name, { type: 'image/png' })
const stored = (filename: string): Answer<{ doc: Picture }> => ({
  ok: true,
  status: 201,
  data: { doc: { id: filename, filename } },
})
const refused = (status: number, message: string): Answer<never> => ({
  ok: false,
  status,
  message,
  problems: [],
  data: null,
})

/** Uploads whose responses the test controls. */
function open(refuse: (file: File) => string | null = () => null) {
  const sent: Sent[] = []
  const onDone = vi.fn()
  const send: SendFile = (input) =>
    new Promise((resolve) => {
      const answer = async (given: Answer<{ doc: Picture }>) => {
        resolve(given)
        await Promise.resolve()
        await Promise.resolve()
      }
      sent.push({ ...input, answer })
    })
  const uploads = createUploads({ send, refuse, onDone })
  const states = () => uploads.getState().map(({ file: { name }, state, problem }) => [name, state, problem])
  return { uploads, sent, onDone, states }
}

it('sends two at a time, tells how far each is, and goes on when one is there', async () => {
  const { uploads, sent, states, onDone } = open()
  uploads.add(['a', 'b', 'c'].map(file))
  sent[0]?.onProgress(0.4)
  expect(uploads.getState().map(({ progress }) => progress)).toEqual([0.4, 0, 0])
  expect(states().map(([, state]) => state)).toEqual(['sending', 'sending', 'waiting'])
  await sent[0]?.answer(stored('a'))
  expect(states().map(([, state]) => state)).toEqual(['done', 'sending', 'sending'])
  expect(onDone.mock.calls.map(([picture]) => (picture as Picture).id)).toEqual(['a'])
})

it('loses nothing to the failure of one: the others arrive, and it is sent again when somebody asks', async () => {
  const { uploads, sent, states } = open()
  uploads.add(['a', 'b'].map(file))
  await sent[0]?.answer(refused(0, 'The server cannot be reached.'))
  await sent[1]?.answer(stored('b'))
  expect(states()).toEqual([
    ['a', 'failed', 'The server cannot be reached.'],
    ['b', 'done', null],
  ])
  const [failed] = uploads.getState()
  expect(failed?.canRetry).toBe(true)
  uploads.retry(failed?.key ?? '')
  await sent[2]?.answer(stored('a'))
  expect(states().map(([, state]) => state)).toEqual(['done', 'done'])
})

it('offers no second try for a file that a rule refuses, neither here nor on the server', async () => {
  const { uploads, sent } = open(({ name }) => (name === 'b' ? 'The file is empty.' : null))
  uploads.add(['a', 'b'].map(file))
  await sent[0]?.answer(refused(400, 'It is no picture.'))
  expect(uploads.getState().map(({ problem, canRetry }) => [problem, canRetry])).toEqual([
    ['It is no picture.', false],
    ['The file is empty.', false],
  ])
  expect(sent).toHaveLength(1)
})

it('stops a file that is taken off the list', () => {
  const { uploads, sent, states } = open()
  uploads.add([file('a')])
  uploads.remove(uploads.getState()[0]?.key ?? '')
  expect([sent[0]?.signal.aborted, states()]).toEqual([true, []])
})
