import { isOutlived, lockedChanges, lockOn, newViolations, staysSound, validateTree } from '../../../tree'
import type { ElementPermission, Tree, TreeRules, Violation } from '../../../tree'
import type { Action } from '../reducer'
import type { StudioState } from '../types'

export interface GuardOptions {
  /** Returns the rules of a layout: `(layout) => treeRules(catalogue, layout)`. If omitted, no rule is checked. */
  rules?: (layout: string) => TreeRules
  /** Whether the user can change locked elements, as administrators can. Default `false`. */
  canUnlock?: boolean
}

export interface Guard {
  /** Returns why an action is refused; `null` if it is allowed. */
  refusal: (before: StudioState, after: StudioState, action: Action) => Violation | null
}

/** Refuses what the server would refuse on save: changes of locked elements, and new violations of a rule. */
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
      // Remote changes are already saved, so they are never refused.
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

/** Only these can break a rule of the tree. Typing cannot, and skips the validation. */
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

/** The permissions of actions that a diff cannot show: a copy looks like a new element. */
const NAMED: Partial<Record<Action['type'], ElementPermission>> = {
  duplicateElement: 'duplicate',
  moveElement: 'move',
  replaceElement: 'replace',
}
