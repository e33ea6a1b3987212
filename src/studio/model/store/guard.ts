import {
  descendantsOf,
  isOutlived,
  lockedChanges,
  newViolations,
  safeEnvelope,
  staysSound,
  validateTree,
} from '../../../tree'
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
  /** Why an action must not happen, in a sentence for the editor; `null` when it may. */
  refusal: (before: StudioState, after: StudioState, action: Action) => string | null
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
      const locked = canUnlock ? null : lockedElement(before.tree, action)
      const isRestoring = action.type === 'restoreRevision'
      if (isRestoring && !canUnlock) {
        const [change] = lockedChanges(before.tree, after.tree)
        if (change) return change.message
      }
      if (locked) return `"${locked.name}" is locked: only an administrator may ${VERBS[locked.permission]} it.`
      if (!rules || !CHANGES_RULES.has(action.type)) return null
      const found = added(before, after, rules)
      const [first] = isRestoring ? found.filter((violation) => !isOutlived(violation)) : found
      return first?.message ?? null
    },
  }
}

const VERBS: Record<ElementPermission, string> = {
  edit: 'change',
  move: 'move',
  delete: 'delete',
  duplicate: 'duplicate',
  replace: 'replace',
  children: 'change what stands inside',
}

/** Typing in a field cannot break a rule of the tree, and must not cost a validation. */
const CHANGES_RULES: ReadonlySet<Action['type']> = new Set<Action['type']>([
  'addElement',
  'duplicateElement',
  'replaceElement',
  'moveElement',
  'moveElementIntoElement',
  'setSlot',
  'wrapElement',
  'unwrapElement',
  'unplacedPlace',
  'settingsUpdate',
  'updateProperties',
  'updateLayout',
  'restoreRevision',
])

function lockedElement(tree: Tree, action: Action): { name: string; permission: ElementPermission } | null {
  for (const { id, permission } of needed(tree, action)) {
    const row = tree.rows[id]
    if (!row || !safeEnvelope(row.element).permissions.includes(permission)) continue
    return { name: row.blockName || row.blockType, permission }
  }
  return null
}

interface Need {
  id: string
  permission: ElementPermission
}

/** The permissions that an action needs, element by element. */
function needed(tree: Tree, action: Action): Need[] {
  switch (action.type) {
    case 'settingsUpdate':
      return action.id === null ? [] : settingsNeeds(tree, action.id, action.settings)
    case 'fieldUpdate':
    case 'updateProperties':
      return action.id === null ? [] : [{ id: action.id, permission: 'edit' }]
    case 'selectField':
      return action.initial === undefined || tree.rows[action.id]?.[action.field] !== undefined
        ? []
        : [{ id: action.id, permission: 'edit' }]
    case 'enableElement':
    case 'disableElement':
      return every(action.ids, 'edit')
    case 'replaceElement':
      return [...every([action.id], 'replace'), ...every(withDescendants(tree, action.drop ?? []), 'delete')]
    case 'duplicateElement':
      return [...every(action.ids, 'duplicate'), ...inParents(tree, action.ids)]
    case 'deleteElement':
      return [...every(withDescendants(tree, action.ids), 'delete'), ...inParents(tree, action.ids)]
    case 'moveElement':
      return [...every(action.ids, 'move'), ...inParents(tree, action.ids), ...inside(action.place.parent)]
    case 'moveElementIntoElement':
      return [...every(action.ids, 'move'), ...inParents(tree, action.ids), ...inside(action.parent)]
    case 'setSlot':
      return [...every([action.id], 'move'), ...inParents(tree, [action.id])]
    case 'wrapElement':
      return [...every(action.ids, 'move'), ...inParents(tree, action.ids)]
    case 'unwrapElement':
      return [...every([action.id], 'delete'), ...inside(action.id), ...inParents(tree, [action.id])]
    case 'addElement':
      return inside(action.place.parent)
    case 'unplacedPlace':
      return inside(action.parent)
    default:
      return []
  }
}

/** Locks are changed by those who may pass every one of them. */
function settingsNeeds(tree: Tree, id: string, settings: Record<string, unknown>): Need[] {
  const locks = settings.permissions === undefined ? [] : safeEnvelope(tree.rows[id]?.element).permissions
  return [{ id, permission: 'edit' }, ...locks.map((permission) => ({ id, permission }))]
}

function withDescendants(tree: Tree, ids: readonly string[]): string[] {
  return ids.flatMap((id) => [id, ...descendantsOf(tree, id)])
}

function every(ids: readonly string[], permission: ElementPermission): Need[] {
  return ids.map((id) => ({ id, permission }))
}

function inside(parent: string | null): Need[] {
  return parent === null ? [] : [{ id: parent, permission: 'children' }]
}

function inParents(tree: Tree, ids: readonly string[]): Need[] {
  return ids.flatMap((id) => inside(tree.rows[id]?.element.parent ?? null))
}
