import fc from 'fast-check'
import { expect } from 'vitest'
import { createRow, isEqual, type PageContent } from '../../../tree'
import { conflictsOf } from '../../../studio/core'
import type { SaveAction } from '../../../studio/save/types'
import type { SaveBody } from '../types'
import * as actions from './editor'
import type { Editor } from './editor'
import type { Opened, PageServer, Reply } from './memoryPages'

const KINDS = [
  'type',
  'type',
  'type',
  'add',
  'move',
  'remove',
  'save',
  'save',
  'deliver',
  'deliver',
  'deliver',
  'loseRequest',
  'loseAnswer',
  'twice',
  'decide',
  'arrive',
  'patchTitle',
  'patchRows',
  'patchStale',
] as const

const ACTIONS: readonly SaveAction[] = [
  'saveDraft',
  'saveDraft',
  'saveVersionForLater',
  'savePublishVersion',
  'quickSave',
]

/** What happens next: who does what to which spot. */
export const move = fc.record({ who: fc.nat(1), kind: fc.constantFrom(...KINDS), a: fc.nat(255), b: fc.nat(255) })

export type Move = typeof move extends fc.Arbitrary<infer Value> ? Value : never

/** The page at the start: three elements, one inside of another. */
export const START: PageContent = {
  page: {
    title: 'start',
    path: '/p',
    layout: 'blocks',
    siteId: 0,
    languageCode: 'en',
    tags: [],
    fields: [],
    properties: { domId: null, settings: {} },
  },
  rows: ['a', 'b', 'c'].map((id) =>
    createRow({
      id,
      blockType: 'group',
      fields: { title: `${id}-title`, copy: `${id}-copy`, filled: true },
      element: { parent: id === 'c' ? 'b' : null },
    }),
  ),
}

export interface World {
  server: PageServer
  editors: readonly Editor[]
  /** Counts what happened, to see that everything did. */
  tally: Record<string, number>
  /** Makes texts and ids that are nowhere else. */
  fresh: () => string
}

/** Plays a history, then lets both editors finish, and checks after every step that nothing is lost and nothing silently overwritten. */
export async function play(world: World, moves: readonly Move[]): Promise<void> {
  for (const next of moves) await step(world, next)
  for (let round = 0; round < 12; round++) {
    for (const editor of world.editors) await finish(world, editor)
    if (world.editors.every(actions.isClean)) break
  }
  const end = await world.server.open()
  for (const editor of world.editors) {
    actions.arrive(editor, end)
    expect(actions.isClean(editor), `${editor.name} has saved everything`).toBe(true)
    expect(sorted(actions.textsOf(actions.contentIn(editor)))).toEqual(sorted(actions.textsOf(end)))
  }
}

async function step(world: World, { who, kind, a, b }: Move): Promise<void> {
  const { server, fresh } = world
  const editor = world.editors[who] as Editor
  switch (kind) {
    case 'type':
      actions.type(editor, { at: a, field: b, text: fresh() })
      break
    case 'add':
      actions.add(editor, { at: a, index: b % 4, id: fresh() })
      break
    case 'move':
      actions.move(editor, { at: a, into: b, index: b % 3 })
      break
    case 'remove':
      actions.remove(editor, { at: a })
      break
    case 'save':
      actions.startSave(editor, ACTIONS[a % ACTIONS.length] as SaveAction)
      break
    case 'decide':
      decide(world, editor, a)
      break
    case 'arrive':
      actions.arrive(editor, await server.open())
      break
    case 'patchTitle':
      await write(world, { by: null, may: ['page title'], work: () => server.patch({ title: fresh() }) })
      break
    case 'patchRows':
    case 'patchStale':
      await patchRows(world, { isStale: kind === 'patchStale', text: fresh() })
      break
    default:
      await deliver(world, editor, kind)
  }
  await settle(world)
}

async function finish(world: World, editor: Editor): Promise<void> {
  for (let turn = 0; turn < 24; turn++) {
    decide(world, editor, turn)
    if (editor.calls.length === 0) {
      if (actions.isClean(editor)) return
      actions.startSave(editor, 'saveDraft')
    }
    await settle(world)
    await deliver(world, editor, 'deliver')
    await settle(world)
  }
}

function decide({ tally }: World, editor: Editor, bits: number): void {
  if (conflictsOf(editor.store.getState())) tally.decided = (tally.decided ?? 0) + 1
  actions.decideAll(editor, bits)
}

async function deliver(
  world: World,
  editor: Editor,
  how: 'deliver' | 'loseRequest' | 'loseAnswer' | 'twice',
): Promise<void> {
  const { server } = world
  const call = editor.calls.shift()
  if (!call) return
  if (how === 'loseRequest') return call.answer(null)
  if (!call.path.endsWith('/save')) {
    const { rev, page, rows } = await server.open()
    return call.answer({ status: 200, data: { rev, page, rows } })
  }
  const body = call.body as SaveBody
  const reply = await write(world, { by: editor, body, work: () => server.save(asBody(body)) })
  world.tally[`save ${reply.status}`] = (world.tally[`save ${reply.status}`] ?? 0) + 1
  expect([200, 409]).toContain(reply.status)
  if (how === 'twice' && reply.status === 200) {
    const again = await write(world, { by: editor, work: () => server.save(asBody(body)) })
    expect(again.data).toEqual(reply.data)
  }
  call.answer(how === 'loseAnswer' ? null : reply)
}

async function patchRows(
  { server, ...world }: World,
  { isStale, text }: { isStale: boolean; text: string },
): Promise<void> {
  const { rev, rows } = await server.open()
  const [first, ...rest] = rows
  if (!first) return
  const work = () => server.patch({ rows: [{ ...first, copy: text }, ...rest], rev: isStale ? rev - 1 : rev })
  const reply = await write({ server, ...world }, { by: null, may: [`row ${first.id} copy`], work })
  expect(reply.status).toBe(isStale ? 409 : 200)
}

interface Write {
  /** `null`: the REST client, which says what it may change. */
  by: Editor | null
  may?: readonly string[]
  body?: SaveBody
  work: () => Promise<Reply>
}

/** One write, and the two promises: the revision grows, and nobody overwrites what he has not seen. */
async function write({ server }: World, { by, may = [], body, work }: Write): Promise<Reply> {
  const before = await server.open()
  const reply = await work()
  const after = await server.open()
  if (reply.status >= 400) expect(after).toEqual(before)
  else expect(after.rev).toBeGreaterThanOrEqual(before.rev)
  if (isEqual(before, after)) return reply
  expect(after.rev, 'rev strictly grows').toBe(before.rev + 1)
  const [was, is] = [actions.textsOf(before), actions.textsOf(after)]
  for (const [spot, text] of was) {
    if (is.get(spot) === text || may.includes(spot)) continue
    expect(by?.seen.has(text), `${by?.name ?? 'REST'} overwrites ${spot} "${text}" without having seen it`).toBe(true)
  }
  if (body) expectKept(body, before, is)
  return reply
}

/** What a save was acknowledged for is there. */
function expectKept({ upsert, remove }: SaveBody, before: Opened, is: ReadonlyMap<string, string>): void {
  for (const row of upsert) {
    for (const field of ['title', 'copy']) {
      const was = before.rows.find(({ id }) => id === row.id)?.[field]
      if (row[field] === undefined || row[field] === was || was === undefined) continue
      // A value that others have changed since may stand instead, if this save did not change it itself.
      expect([row[field], was].map(String)).toContain(is.get(`row ${row.id} ${field}`))
    }
  }
  for (const id of remove) expect(is.has(`row ${id}`), `${id} was removed`).toBe(false)
}

/** Lets everything happen that needs no network, and checks that what was typed still stands. */
async function settle({ editors }: World): Promise<void> {
  for (let turn = 0; turn < 3; turn++) await new Promise((resolve) => setImmediate(resolve))
  for (const editor of editors) {
    if (editor.control.store.getState().phase === 'retrying') editor.control.retryNow()
    const [now, saved] = [actions.textsOf(actions.contentIn(editor)), actions.textsOf(savedIn(editor))]
    for (const [spot, text] of editor.unsaved) {
      expect(now.get(spot), `${editor.name} typed it into ${spot}`).toBe(text)
      if (saved.get(spot) === text) editor.unsaved.delete(spot)
    }
    actions.look(editor)
  }
}

function savedIn({ store }: Editor) {
  const { page, tree } = store.getState().saved
  return { page, rows: Object.values(tree.rows) }
}

function asBody(body: SaveBody): SaveBody {
  return { ...body, page: body.page ?? {}, order: body.order ?? null }
}

function sorted(texts: ReadonlyMap<string, string>): [string, string][] {
  return [...texts].sort(([one], [other]) => one.localeCompare(other))
}
