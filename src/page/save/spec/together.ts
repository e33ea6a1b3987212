import type { SaveAction, SaveBody } from '../../../contract/saving'
import { saveOf, settle, write, type World, type Write } from './checks'
import { startSave, type as typeText, type Editor } from './editor'
import type { PageServer } from './memoryPages'

const ACTIONS: readonly SaveAction[] = ['saveDraft', 'saveDraft', 'savePublishVersion', 'quickSave']

/**
 * Both editors type and save while the REST client writes. `a` and `b` choose the spots, and which requests are
 * repeated or lost.
 */
export async function together(world: World, { a, b }: { a: number; b: number }): Promise<void> {
  const { server, editors, fresh, tally } = world
  editors.forEach((editor, index) => {
    typeText(editor, { at: a % 2 === 0 ? b : b + index, field: a >> 1, text: fresh() })
    startSave(editor, ACTIONS[(a + index) % ACTIONS.length] as SaveAction)
  })
  await settle(world)
  const saves = editors.flatMap((editor) => takeSave(editor))
  const writes = saves.flatMap(({ editor, body }, index): Write[] => {
    const save = saveOf(server, editor, body)
    return (b >> index) % 2 === 0 ? [save] : [save, save]
  })
  const rest = await restWrites(server, { a, text: fresh() })
  const replies = await write(world, [...writes, ...rest])
  if (replies.filter(({ status }) => status === 200).length > 1) tally.together = (tally.together ?? 0) + 1
  saves.forEach(({ editor, answer }, index) => {
    const reply = replies[writes.findIndex(({ by }) => by === editor)]
    answer((b >> (index + 4)) % 4 === 0 ? null : (reply ?? null))
  })
}

function takeSave(editor: Editor) {
  const [call] = editor.calls
  if (!call?.path.endsWith('/save')) return []
  editor.calls.shift()
  return [{ editor, body: call.body as SaveBody, answer: call.answer }]
}

/** Returns a PATCH of the title without a revision, and one of the elements with the revision that was read. */
async function restWrites(server: PageServer, { a, text }: { a: number; text: string }): Promise<Write[]> {
  const title: Write = {
    by: null,
    changes: new Map([['page title', text]]),
    isBlind: true,
    work: () => server.patch({ title: text }),
  }
  const { rev, rows } = await server.peek()
  const [first, ...others] = rows
  const elements: Write = {
    by: null,
    changes: new Map([[`row ${first?.id} copy`, text]]),
    isBlind: true,
    work: () => server.patch({ rows: first ? [{ ...first, copy: text }, ...others] : [], rev }),
  }
  return [...((a >> 2) % 3 === 0 ? [title] : []), ...((a >> 4) % 3 === 0 && first ? [elements] : [])]
}
