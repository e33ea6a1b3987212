import fc from 'fast-check'
import { expect } from 'vitest'
import { createRow, type PageContent } from '../../../tree'
import { conflictsOf } from '../../../studio/model'
import type { SaveAction, SaveAnswer, SaveBody } from '../../../contract/saving'
import * as actions from './editor'
import { expectSame, saveOf, settle, write, type World } from './checks'
import type { Editor } from './editor'
import { together } from './together'

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
  'together',
] as const

const ACTIONS: readonly SaveAction[] = [
  'saveDraft',
  'saveDraft',
  'saveVersionForLater',
  'savePublishVersion',
  'quickSave',
]

/** A step of a history: the editor, the action and the numbers that choose its spot. */
export const move = fc.record({ who: fc.nat(1), kind: fc.constantFrom(...KINDS), a: fc.nat(255), b: fc.nat(255) })

export type Move = typeof move extends fc.Arbitrary<infer Value> ? Value : never

/** The initial page: three elements, one of them nested. */
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

/** Runs a history and lets both editors finish. Checks after every step that nothing was lost or overwritten unseen. */
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
    expectSame(actions.textsOf(actions.contentIn(editor)), actions.textsOf(end))
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
      await patchTitle(world, fresh())
      break
    case 'patchRows':
    case 'patchStale':
      await patchRows(world, { isStale: kind === 'patchStale', text: fresh() })
      break
    case 'together':
      await together(world, { a, b })
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
    return call.answer(await server.changes(Number(call.path.split('since=')[1])))
  }
  const save = saveOf(server, editor, call.body as SaveBody)
  const [reply] = await write(world, [save])
  const isMerged = reply?.status === 200 && (reply.data as SaveAnswer).isMerged
  const name = isMerged ? 'merged' : `save ${reply?.status}`
  world.tally[name] = (world.tally[name] ?? 0) + 1
  if (how === 'twice') await write(world, [save])
  call.answer(how === 'loseAnswer' ? null : (reply ?? null))
}

async function patchTitle(world: World, text: string): Promise<void> {
  const changes = new Map([['page title', text]])
  await write(world, [{ by: null, changes, isBlind: true, work: () => world.server.patch({ title: text }) }])
}

async function patchRows(world: World, { isStale, text }: { isStale: boolean; text: string }): Promise<void> {
  const { rev, rows } = await world.server.peek()
  const [first, ...rest] = rows
  if (!first) return
  const work = () => world.server.patch({ rows: [{ ...first, copy: text }, ...rest], rev: isStale ? rev - 1 : rev })
  const changes = new Map([[`row ${first.id} copy`, text]])
  const [reply] = await write(world, [{ by: null, changes, isBlind: true, work }])
  expect(reply?.status).toBe(isStale ? 409 : 200)
}
