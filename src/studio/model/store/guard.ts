import { isOutlived, lockedChanges, lockOn, newViolations, staysSound, validateTree } from '../../../tree'
import type { ElementPermission, Tree, TreeRules, Violation } from '../../../tree'
import type { Action } from '../reducer'
import type { StudioState } from '../types'

export interface GuardOptions {
  /** The rules of a layout: `(layout) => treeRules(catalogue, layout)`. Without them nothing is refused by rule. */
  rules?: (layout: string) => TreeRules
  /** Whether locked elements may be changed: administrators only. Default `false`. */
  canUnlock?: boolean
}

export interface Guard {
  /** Why an action must not happen; `null` when it may. */
  refusal: (before: StudioState, after: StudioState, action: Action) => Violation | null
}

/** Refuses what the server would refuse later: locked elements, and changes that break a rule which held before. */
export function createGuard({ rules, canUnlock = false }: GuardOptions): Guard {
  const known = new WeakMap<Tree, { layout: string; violations: Violation[] }>()
  const violationsOf = ({ tree, page }: StudioState, of: (layout: string) => TreeRules): Violation[] => {
    const cached = known.get(tree)
    if (cached?.layout === page.layout) return cached.violations
    const violations = validateTree(tree, of(page.layout))
    known.set(tree, { layout: page.layout, violations })
    return violations
  }
  const added = (before: StudioState, after: StudioState, of: (layout: string) => TreeRules): Violation[] => {
    const old = violationsOf(before, of)
    const { layout } = after.page
    const rules = of(layout)
    if (
      old.length > 0 ||
      layout !== before.page.layout ||
      !staysSound({ before: before.tree, after: after.tree, rules })
    )
      return newViolations(old, violationsOf(after, of))
    known.set(after.tree, { layout, violations: [] })
    return []
  }
  return {
    refusal: (before, after, action) => {
      // What somebody else has saved is so already.
      if (action.type === 'patchPage' && action.source === 'remote') return null
      const locked = canUnlock ? null : lockedBy({ before: before.tree, after: after.tree, action })
      if (locked) return locked
      const isRestoring = action.type === 'restoreRevision'
      if (!rules || !CHANGES_RULES.has(action.type)) return null
      const found = added(before, after, rules)
      const [first] = isRestoring ? found.filter((violation) => !isOutlived(violation)) : found
      return first ?? null
    },
  }
}

/** Typing in a field cannot break a rule of the tree, and must not cost a validation. */
const CHANGES_RULES: ReadonlySet<Action['type']> = new Set<Action['type']>([
  'addElement',
  'deleteElement',
  'duplicateElement',
  'replaceElement',
  'moveElement',
  'moveElementIntoElement',
  'setSlot',
  'wrapElement',
  'unwrapElement',
  'unplacedPlace',
  'shareElements',
  'detachSection',
  'settingsUpdate',
  'updateProperties',
  'updateLayout',
  'restoreRevision',
])

/** Why a locked element forbids an action. */
function lockedBy({ before, after, action }: { before: Tree; after: Tree; action: Action }): Violation | null {
  const permission = NAMED[action.type]
  const ids = 'ids' in action ? action.ids : 'id' in action && action.id !== null ? [action.id] : []
  const named = permission ? ids.map((id) => lockOn(before.rows[id], permission)) : []
  return named.find((lock) => lock !== null) ?? lockedChanges(before, after)[0] ?? null
}

/** What an action does to the elements that it names, where the two pages need not tell: a copy looks like a new element. */
const NAMED: Partial<Record<Action['type'], ElementPermission>> = {
  duplicateElement: 'duplicate',
  moveElement: 'move',
  replaceElement: 'replace',
}
