import { expect } from 'vitest'
import { isEqual } from '../../../tree'
import type { SaveBody } from '../types'
import { contentIn, look, savedIn, textsOf, type Editor } from './editor'
import type { PageServer, Reply } from './memoryPages'

export interface World {
  server: PageServer
  editors: readonly Editor[]
  /** Counts what happened, to see that everything did. */
  tally: Record<string, number>
  /** Makes texts and ids that are nowhere else. */
  fresh: () => string
  /** What a save was acknowledged with, by its operation id. */
  acknowledged: Map<string, unknown>
}

/** What a write makes of the texts of a page; `null`: it takes one away. */
export type TextChanges = ReadonlyMap<string, string | null>

export interface Write {
  /** `null`: the REST client. */
  by: Editor | null
  changes: TextChanges
  /** The REST client does not say what it has seen: it overwrites whatever is there. */
  isBlind?: boolean
  operationId?: string
  work: () => Promise<Reply>
}

/** A save that an editor has sent. */
export function saveOf(server: PageServer, editor: Editor, body: SaveBody): Write {
  const sent = { ...body, page: body.page ?? {}, order: body.order ?? null }
  return {
    by: editor,
    changes: changesOf(editor, sent),
    operationId: body.operationId,
    work: () => server.save(sent),
  }
}

/**
 * Writes that are made at the same time. In the order of their revisions they are a history in which every acknowledged change is
 * there, nobody overwrites what he has not seen, and nothing else happens.
 */
export async function write(world: World, writes: readonly Write[]): Promise<Reply[]> {
  const { server, acknowledged } = world
  const before = await server.peek()
  const replies = await Promise.all(writes.map(({ work }) => work()))
  const after = await server.peek()
  const made = new Map<number, Write>()
  replies.forEach(({ status, data }, index) => {
    const { operationId, ...each } = writes[index] as Write
    expect([200, 409], JSON.stringify(data)).toContain(status)
    if (status !== 200) return
    if (operationId === undefined || !acknowledged.has(operationId)) made.set(revOf(data), each)
    else expect(data, 'the same operation has the same answer').toEqual(acknowledged.get(operationId))
    if (operationId !== undefined) acknowledged.set(operationId, data)
  })
  const revisions = [...made.keys()].sort((one, other) => one - other)
  expect(revisions, 'each write has a revision of its own').toEqual(
    Array.from({ length: after.rev - before.rev }, (_, index) => before.rev + 1 + index),
  )
  if (revisions.length === 0 && !isEqual(after, before)) expect(after).toEqual(before)
  const texts = textsOf(before)
  for (const rev of revisions) replay(texts, made.get(rev) as Write)
  expectSame(textsOf(after), texts)
  return replies
}

function replay(texts: Map<string, string>, { by, changes, isBlind = false }: Write): void {
  for (const [spot, text] of changes) {
    const was = texts.get(spot)
    if (was !== undefined && was !== text && !isBlind) {
      expect(by?.seen.has(was), `${by?.name ?? 'REST'} overwrites ${spot} "${was}" without having seen it`).toBe(true)
    }
    if (text === null) texts.delete(spot)
    else texts.set(spot, text)
  }
}

/** What a save changes against the copy that it is based on. */
function changesOf(editor: Editor, { page, upsert, remove }: SaveBody): TextChanges {
  const saved = textsOf(savedIn(editor))
  const mine = textsOf({ page: { title: saved.get('page title'), ...page }, rows: upsert })
  const changed = [...mine].filter(([spot, text]) => saved.get(spot) !== text)
  const gone = [...saved.keys()].filter((spot) => remove.includes(rowOf(spot)))
  return new Map<string, string | null>([...changed, ...gone.map((spot) => [spot, null] as const)])
}

/** Lets everything happen that needs no network, and checks that what was typed still stands. */
export async function settle({ editors }: World): Promise<void> {
  for (let turn = 0; turn < 3; turn++) await new Promise((resolve) => setImmediate(resolve))
  for (const editor of editors) {
    if (editor.control.store.getState().phase === 'retrying') editor.control.retryNow()
    const [now, saved] = [textsOf(contentIn(editor)), textsOf(savedIn(editor))]
    for (const [spot, text] of editor.unsaved) {
      expect(now.get(spot), `${editor.name} typed it into ${spot}`).toBe(text)
      if (saved.get(spot) === text) editor.unsaved.delete(spot)
    }
    look(editor)
  }
}

export function expectSame(is: ReadonlyMap<string, string>, expected: ReadonlyMap<string, string>): void {
  const [one, other] = [Object.fromEntries(is), Object.fromEntries(expected)]
  // The answer of `toEqual` costs more than all the rest.
  if (!isEqual(one, other)) expect(one, 'the page holds what was acknowledged').toEqual(other)
}

function rowOf(spot: string): string {
  return spot.startsWith('row ') ? (spot.split(' ')[1] ?? '') : ''
}

function revOf(data: unknown): number {
  return (data as { rev: number }).rev
}
