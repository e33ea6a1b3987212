import { randomUUID } from 'node:crypto'
import { bodyOf } from '../../helpers/changeOf'
import { sleep } from './scale'
import { createPageOf, type Answer, type Site } from './site'

/** A client outside the server that saves one page repeatedly and records the acknowledged saves. */
export interface Saver {
  readonly path: string
  readonly id: string
  /** The number of the last acknowledged save. */
  acknowledged: number
  /** The number of the last save that was sent, which may be stored without a response. */
  attempted: number
  /** The duration of each acknowledged save in milliseconds. */
  readonly times: number[]
  /** Responses that a save must never get. */
  readonly errors: string[]
  /** Starts to save at this interval. */
  start: (everyMs: number) => void
  /** Stops, and resolves when no save is pending. */
  pause: () => Promise<void>
}

/** Returns the text of all fields of a saved page, which shows if only part of a save is stored. */
const textOf = (number: number) => `save-${number}.`

export async function openSaver(site: Site, action: 'saveDraft' | 'quickSave'): Promise<Saver> {
  const { id, path, rows } = await createPageOf(site, textOf(0))
  let rev = 1
  /** The save without a response. */
  let open: { number: number; operationId: string } | null = null
  let isRunning = false
  let work: Promise<void> = Promise.resolve()
  const saver: Saver = {
    path,
    id,
    acknowledged: 0,
    attempted: 0,
    times: [],
    errors: [],
    start: (everyMs) => {
      isRunning = true
      work = run(everyMs)
    },
    pause: () => {
      isRunning = false
      return work
    },
  }

  async function run(everyMs: number): Promise<void> {
    while (isRunning) {
      const started = Date.now()
      await saveOnce()
      await sleep(Math.max(0, everyMs - (Date.now() - started)))
    }
  }

  /** Saves as a studio does: an operation without a response is sent again before any other. */
  async function saveOnce(): Promise<void> {
    open ??= { number: ++saver.attempted, operationId: randomUUID() }
    const { number, operationId } = open
    const upsert = rows.map((row) => ({ ...row, title: textOf(number) }))
    while (isRunning) {
      const started = Date.now()
      const body = bodyOf({ baseRev: rev, operationId, action, upsert })
      const answer = await site.api('POST', `/api/voix/pages/${id}/save`, body).catch(() => null)
      if (answer?.status === 200) {
        rev = Number(answer.body.rev)
        saver.acknowledged = number
        saver.times.push(Date.now() - started)
        open = null
        return
      }
      if (answer && answer.status < 500) saver.errors.push(`${answer.status} ${JSON.stringify(answer.body)}`)
      await sleep(100)
    }
  }
  return saver
}

/** Returns a line for each difference between a saver's page and its acknowledged saves. */
export async function lossesOf(site: Site, saver: Saver): Promise<string[]> {
  const opened = await waitForAnswer(() => site.api('GET', `/api/voix/pages/${saver.id}/open`))
  const texts = (opened.body.rows as { title: string }[]).map(({ title }) => title)
  const known = Array.from({ length: saver.attempted - saver.acknowledged + 1 }, (_, at) =>
    textOf(saver.acknowledged + at),
  )
  const losses = [...saver.errors]
  if (texts.length !== 5 || new Set(texts).size !== 1) losses.push(`half written: ${texts.join(' ')}`)
  else if (!known.includes(texts[0] ?? '')) losses.push(`${texts[0]} is stored, ${known[0]} was acknowledged`)
  return losses
}

/** Returns a line for each difference on the public page, which every save publishes. */
export async function staleFor(site: Site, saver: Saver): Promise<string[]> {
  const html = await waitForAnswer(async () => {
    const response = await fetch(site.url() + saver.path)
    return { status: response.status, body: { text: await response.text() } }
  })
  const seen = [...new Set(String(html.body.text).match(/save-\d+\./g))]
  const numbers = seen.map((text) => Number(/\d+/.exec(text)?.[0]))
  const isRight =
    numbers.length === 1 && numbers.every((number) => number >= saver.acknowledged && number <= saver.attempted)
  return isRight ? [] : [`visitors see ${seen.join(' ')}, ${textOf(saver.acknowledged)} was acknowledged`]
}

/** Repeats a request until its status is 200: a server that has just started may still connect to its database. */
async function waitForAnswer(ask: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 100; ; tries -= 1) {
    const answer = await ask().catch(() => null)
    if (answer?.status === 200) return answer
    if (tries === 0) throw new Error(`No answer: ${JSON.stringify(answer)}`)
    await sleep(100)
  }
}
