import { randomUUID } from 'node:crypto'
import { bodyOf } from '../../helpers/changeOf'
import { sleep } from './scale'
import { createPageOf, type Answer, type Site } from './site'

/** Somebody who saves one page again and again and remembers what was acknowledged, outside the server. */
export interface Saver {
  readonly path: string
  readonly id: string
  /** The number of the last save that was acknowledged. */
  acknowledged: number
  /** The number of the last save that was sent; it may have been stored without an answer. */
  attempted: number
  /** How long each acknowledged save took, in milliseconds. */
  readonly times: number[]
  /** Answers that a save should never get. */
  readonly errors: string[]
  /** Starts to save every so many milliseconds. */
  start: (everyMs: number) => void
  /** Stops, and resolves when nothing is under way. */
  pause: () => Promise<void>
}

/** What a saved page says in each of its texts, so that a save that is half there is seen. */
const textOf = (number: number) => `save-${number}.`

export async function openSaver(site: Site, action: 'saveDraft' | 'quickSave'): Promise<Saver> {
  const { id, path, rows } = await createPageOf(site, textOf(0))
  let rev = 1
  /** The save that has no answer yet. */
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

  /** As a studio does it: what has no answer is sent again as the same operation, and nothing else before it. */
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

/** A line for everything about a saver's page that is not as it was acknowledged. */
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

/** The same of what visitors see of a page that is published with each save. */
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

/** A server that has just started may need the first requests to find its database again. */
async function waitForAnswer(ask: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 100; ; tries -= 1) {
    const answer = await ask().catch(() => null)
    if (answer?.status === 200) return answer
    if (tries === 0) throw new Error(`No answer: ${JSON.stringify(answer)}`)
    await sleep(100)
  }
}
