import { conflictKey, createRow, diff, readRows, toTree, type Row } from '../../../tree'
import { conflictsOf, createStudioStore, isDirty, type StudioPage, type StudioStore } from '../../../studio/model'
import { editorOf } from '../../../studio/spec/fixtures'
import { createSaveControl } from '../../../studio/session/save/createSaveControl'
import { decide } from '../../../studio/session/save/decide'
import type { SaveAction } from '../../../contract/saving'
import type { SaveControl } from '../../../studio/model/saving'
import type { Opened, Reply } from './memoryPages'

export interface Call {
  path: string
  body: unknown
  answer: (reply: Reply | null) => void
}

/** A studio window with the real store and save control, on a network that the test controls. */
export interface Editor {
  name: string
  store: StudioStore
  control: SaveControl
  /** Pending requests. */
  calls: Call[]
  /** All texts that this editor has seen. */
  seen: Set<string>
  /** Unsaved texts by spot. */
  unsaved: Map<string, string>
}

/** Creates an editor. Several windows of one user share the `userId`. */
export function createEditor({
  name,
  opened,
  userId = name,
}: {
  name: string
  opened: Opened
  userId?: string
}): Editor {
  const store = createStudioStore({ page: toPage(opened.page), rows: opened.rows, rev: opened.rev })
  const control = createSaveControl({
    store,
    users: 'users',
    status: editorOf(store, { user: userId, status: 'published' }).slice('save'),
    place: { apiRoute: `/${name}`, pageId: 'p', release: null },
    retries: [2 ** 31 - 1],
  })
  const editor: Editor = { name, store, control, calls: [], seen: new Set(), unsaved: new Map() }
  look(editor)
  // Another editor may overwrite a save in the same turn in which it is acknowledged.
  store.subscribe((now, before) => {
    if (now.saved === before.saved || editor.unsaved.size === 0) return
    const saved = textsOf(savedIn(editor))
    for (const [spot, text] of editor.unsaved) if (saved.get(spot) === text) editor.unsaved.delete(spot)
  })
  return editor
}

/** Returns a `fetch` whose calls wait until the test delivers them. `null` as the reply loses the call. */
export function networkOf(editors: readonly Editor[]) {
  return (url: string, init: { body?: string }) =>
    new Promise((resolve, reject) => {
      const [, name, ...path] = url.split('/')
      const editor = editors.find((each) => each.name === name)
      editor?.calls.push({
        path: path.join('/'),
        body: init.body === undefined ? undefined : JSON.parse(init.body),
        answer: (reply) => {
          if (!reply) return reject(new TypeError('Failed to fetch'))
          const data: unknown = JSON.parse(JSON.stringify(reply.data))
          resolve({ ok: reply.status < 400, status: reply.status, json: () => Promise.resolve(data) })
        },
      })
    })
}

export function toPage(page: Record<string, unknown>): StudioPage {
  return { ...page, id: 'p' } as unknown as StudioPage
}

/** Records the texts on the screen. */
export function look({ store, seen }: Editor): void {
  const { page, tree } = store.getState()
  for (const text of textsOf({ page, rows: Object.values(tree.rows) }).values()) seen.add(text)
}

/** Returns the texts of a page by spot: `page title`, `row <id> <field>`, and the id of each element. */
export function textsOf({ page, rows }: { page: Record<string, unknown>; rows: readonly Row[] }): Map<string, string> {
  const texts = new Map([['page title', String(page.title)]])
  for (const row of rows) {
    texts.set(`row ${row.id}`, row.id)
    for (const field of ['title', 'copy'])
      if (typeof row[field] === 'string') texts.set(`row ${row.id} ${field}`, row[field])
  }
  return texts
}

/** Types a unique text. */
export function type(editor: Editor, { at, field, text }: { at: number; field: number; text: string }): void {
  const { store, unsaved } = editor
  const ids = Object.keys(store.getState().tree.rows)
  const id = ids[at % (ids.length + 1)]
  const name = field % 2 === 0 ? 'title' : 'copy'
  if (id === undefined) {
    store.dispatch({ type: 'settingsUpdate', id: null, settings: { title: text } })
    unsaved.set('page title', text)
  } else {
    store.dispatch({ type: 'fieldUpdate', id, field: name, value: text })
    unsaved.set(`row ${id} ${name}`, text)
  }
}

export function add({ store }: Editor, { at, index, id }: { at: number; index: number; id: string }): void {
  const ids = Object.keys(store.getState().tree.rows)
  const parent = ids[at % (ids.length * 3)] ?? null
  const row = createRow({ id, blockType: 'group', fields: { title: id } })
  store.dispatch({ type: 'addElement', rows: [row], place: { parent, slot: 'default', index } })
}

export function move({ store }: Editor, { at, into, index }: { at: number; into: number; index: number }): void {
  const ids = Object.keys(store.getState().tree.rows)
  const id = ids[at % ids.length]
  const parent = ids[into % (ids.length * 2)] ?? null
  if (id !== undefined && id !== parent)
    store.dispatch({ type: 'moveElement', ids: [id], place: { parent, slot: 'default', index } })
}

export function remove({ store, unsaved }: Editor, { at }: { at: number }): void {
  const ids = Object.keys(store.getState().tree.rows)
  const id = ids[at % ids.length]
  if (id === undefined || ids.length < 3) return
  store.dispatch({ type: 'deleteElement', ids: [id] })
  const left = store.getState().tree.rows
  for (const spot of [...unsaved.keys()])
    if (spot.startsWith('row ') && !left[spot.split(' ')[1] ?? '']) unsaved.delete(spot)
}

export function startSave({ control }: Editor, action: SaveAction): void {
  void control.run(action)
}

/** Resolves every conflict by the bits of a number, after both sides were seen. */
export function decideAll(editor: Editor, bits: number): void {
  const { store, control, seen, unsaved } = editor
  const found = conflictsOf(store.getState())
  if (!found || store.getState().saving.isSaving) return
  const chosen = new Map(
    found.conflicts.map(
      (conflict, index) => [conflictKey(conflict), (bits >> (index % 8)) % 2 === 0 ? 'mine' : 'theirs'] as const,
    ),
  )
  for (const text of textsOf({ page: found.sides.theirs.page, rows: found.sides.theirs.rows }).values()) seen.add(text)
  decide({
    store,
    sides: found.sides,
    settles: true,
    choose: (conflict) => chosen.get(conflictKey(conflict)) ?? 'mine',
  })
  control.store.setState({ phase: 'idle', isDeciding: false, interrupted: null })
  const now = textsOf(contentIn(editor))
  for (const [spot, text] of unsaved) if (now.get(spot) !== text) unsaved.delete(spot)
}

/** Applies the changes of another editor, as the event stream does. */
export function arrive({ store }: Editor, { page, rows, rev }: Opened): void {
  const { saved, saving } = store.getState()
  if (saving.isSaving) return
  const theirs = { page: { ...saved.page, ...toPage(page) }, tree: toTree(readRows(rows)) }
  store.dispatch({ type: 'patchPage', source: 'remote', rev, change: diff(saved, theirs) })
}

export function contentIn({ store }: Editor): { page: Record<string, unknown>; rows: Row[] } {
  const { page, tree } = store.getState()
  return { page, rows: Object.values(tree.rows) }
}

/** Returns the last saved state that this editor knows. */
export function savedIn({ store }: Editor): { page: Record<string, unknown>; rows: Row[] } {
  const { page, tree } = store.getState().saved
  return { page, rows: Object.values(tree.rows) }
}

export function isClean({ store }: Editor): boolean {
  return !isDirty(store.getState())
}
