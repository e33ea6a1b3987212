import { defaultFields } from '../../slices'
import { lockedChanges, toTree, type Row, type Violation } from '../../tree'
import type { CoreContext } from '../../options/context'

interface Rows {
  before: readonly Row[]
  after: readonly Row[]
  catalogue: CoreContext['catalogue']
}

/** Returns the violations of locks set by administrators, at most one per element. */
export function brokenLocks({ before, after, catalogue }: Rows): Violation[] {
  const defaults = (name: string) => (catalogue.has(name) ? defaultFields(catalogue.findSlice(name)) : {})
  const broken = lockedChanges(toTree(before), toTree(after), { defaults })
  return broken.filter(({ element }, index) => broken.findIndex((first) => first.element === element) === index)
}
