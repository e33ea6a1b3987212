import { defaultFields } from '../../slices'
import { elementName, elementsById, lockedChanges, toTree, type LockBreak, type Row } from '../../tree'
import type { CoreContext } from '../../options/context'

const SENTENCES: Record<LockBreak, string> = {
  edit: 'its content is locked',
  move: 'it is locked in its place',
  delete: 'it is locked against deleting',
  duplicate: 'it is locked against duplicating',
  replace: 'its slice is locked',
  children: 'the elements inside it are locked',
  permissions: 'its locks are not yours to change',
}

interface Rows {
  before: readonly Row[]
  after: readonly Row[]
  catalogue: CoreContext['catalogue']
}

/** What a change does to elements that administrators have locked, once per element; empty when it leaves them alone. */
export function brokenLocks({ before, after, catalogue }: Rows): { element: string; message: string }[] {
  const defaults = (name: string) => (catalogue.has(name) ? defaultFields(catalogue.findSlice(name)) : {})
  const rows = elementsById(before)
  const broken = new Map<string, LockBreak>()
  for (const { element, detail } of lockedChanges(toTree(before), toTree(after), { defaults })) {
    if (!broken.has(element)) broken.set(element, detail as LockBreak)
  }
  return [...broken].map(([element, lock]) => {
    const name = elementName(rows.get(element) as Row)
    return {
      element,
      message: `Element "${name}" (${element}): ${SENTENCES[lock]}. Ask an administrator (rule: locked).`,
    }
  })
}
