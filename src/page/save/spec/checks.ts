import { expect } from 'vitest'
import { isEqual } from '../../../tree'
import type { SaveBody } from '../../../contract/saving'
import { contentIn, textsOf, type Editor } from './editor'
import { LINE_REVS } from '../../releases/lineRevs'
import type { PageServer, Reply } from './memoryPages'

export interface World {
  server: PageServer
  editors: readonly Editor[]
  /** Counts of events, to check that the histories contain all of them. */
  tally: Record<string, number>
  /** Returns a unique text or id. */
  fresh: () => string
  /** Acknowledged responses by operation id. */
  acknowledged: Map<string, unknown>
}

/** The texts of a page that a write changes. `null` removes a text. */
export type TextChanges = ReadonlyMap<string, string | null>

export interface Write {
  /** `null` for the REST client. */
  by: Editor | null
  changes: TextChanges
  /** The REST client does not send the revision that it has read, and overwrites the current values. */
  isBlind?: boolean
  operationId?: string
  work: () => Promise<Reply>
}

/** Returns the write of an editor's save. */
export function saveOf(server: PageServer, editor: Editor, body: SaveBody): Write {
  return {
    by: editor,
    changes: changesOf(body),
    operationId: body.operationId,
    work: () => server.save(body),
  }
}

// `expect` is as slow as a step of a history, so it is called only for failures.

/**
 * Runs writes concurrently. Checks that, in the order of revisions, every acknowledged change is present, no editor
 * overwrites an unseen value, and nothing else changes.
 */
export async function write(world: World, writes: readonly Write[]): Promise<Reply[]> {
  const { server, acknowledged } = world
  const before = await server.peek()
  const replies = await Promise.all(writes.map(({ work }) => work()))
  const after = await server.peek()
  const made = new Map<number, Write>()
  replies.forEach(({ status, data }, index) => {
    const { operationId, ...each } = writes[index] as Write
    if (status !== 200 && status !== 409) expect.fail(`The answer is ${status}: ${JSON.stringify(data)}`)
    if (status !== 200) return
    const earlier = operationId === undefined ? undefined : acknowledged.get(operationId)
    if (earlier === undefined) made.set(revOf(data), each)
    else if (!isEqual(data, earlier)) expect(data, 'the same operation has the same answer').toEqual(earlier)
    if (operationId !== undefined) acknowledged.set(operationId, data)
  })
  const revisions = [...made.keys()].sort((one, other) => one - other)
  const wanted = Array.from({ length: revOf(after) - revOf(before) }, (_, index) => revOf(before) + 1 + index)
  if (!isEqual(revisions, wanted)) expect(revisions, 'each write has a revision of its own').toEqual(wanted)
  if (revisions.length === 0 && !isEqual(after, before)) expect(after).toEqual(before)
  const texts = textsOf(before)
  for (const rev of revisions) replay(texts, made.get(rev) as Write)
  expectSame(textsOf(after), texts)
  return replies
}

function replay(texts: Map<string, string>, { by, changes, isBlind = false }: Write): void {
  for (const [spot, text] of changes) {
    const was = texts.get(spot)
    if (was !== undefined && was !== text && !isBlind && !by?.seen.has(was))
      expect.fail(`${by?.name ?? 'REST'} overwrites ${spot} "${was}" without having seen it`)
    if (text === null) texts.delete(spot)
    else texts.set(spot, text)
  }
}

/** Returns the changes of a save relative to its base. */
function changesOf({ change }: SaveBody): TextChanges {
  if (!change) return new Map()
  const { added, updated, removed } = change.rows
  const [before, after] = [Object.values(removed), Object.values(added)]
  for (const [from, to] of Object.values(updated)) {
    before.push(from)
    after.push(to)
  }
  const [from = '', to = ''] = change.page.title ?? []
  const was = textsOf({ page: { title: from }, rows: before })
  const is = textsOf({ page: { title: to }, rows: after })
  const changed = [...is].filter(([spot, text]) => was.get(spot) !== text)
  const gone = [...was.keys()].filter((spot) => !is.has(spot))
  return new Map<string, string | null>([...changed, ...gone.map((spot) => [spot, null] as const)])
}

/** Waits for pending work that needs no network, and checks that unsaved texts are still present. */
export async function settle({ editors }: World): Promise<void> {
  for (let turn = 0; turn < 3; turn++) await new Promise((resolve) => setImmediate(resolve))
  for (const editor of editors) {
    if (editor.control.store.getState().phase === 'retrying') editor.control.retryNow()
    const now = textsOf(contentIn(editor))
    for (const [spot, text] of editor.unsaved) {
      if (now.get(spot) !== text) expect(now.get(spot), `${editor.name} typed it into ${spot}`).toBe(text)
    }
    for (const text of now.values()) editor.seen.add(text)
  }
}

export function expectSame(is: ReadonlyMap<string, string>, expected: ReadonlyMap<string, string>): void {
  const isSame = is.size === expected.size && [...expected].every(([spot, text]) => is.get(spot) === text)
  if (!isSame)
    expect(Object.fromEntries(is), 'the page holds what was acknowledged').toEqual(Object.fromEntries(expected))
}

/** Revisions in a release start at a multiple of `LINE_REVS`. */
function revOf(data: unknown): number {
  return (data as { rev: number }).rev % LINE_REVS
}
