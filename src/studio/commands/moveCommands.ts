import {
  ArrowDown,
  ArrowUp,
  Columns3,
  FolderInput,
  IndentDecrease,
  IndentIncrease,
  Move,
  type LucideIcon,
} from 'lucide-react'
import { canPlace, parentOf, slotOf } from '../../tree'
import type { Row } from '../../tree/types'
import { listPlaces, otherSlots } from '../model/placement/listPlaces'
import { stepPlace, type Step } from '../model/placement/steps'
import type { StudioSession } from '../session/session'
import { type Command, forOne, forSelection, selectedIds } from './command'

const WAYS: { step: Step; label: string; shortcut: string; icon: LucideIcon; reason: string }[] = [
  { step: 'up', label: 'Move up', shortcut: 'alt+arrowup', icon: ArrowUp, reason: 'it is the first' },
  { step: 'down', label: 'Move down', shortcut: 'alt+arrowdown', icon: ArrowDown, reason: 'it is the last' },
  {
    step: 'out',
    label: 'Move out',
    shortcut: 'alt+arrowleft',
    icon: IndentDecrease,
    reason: 'it may not stand outside',
  },
  {
    step: 'in',
    label: 'Move into the one above',
    shortcut: 'alt+arrowright',
    icon: IndentIncrease,
    reason: 'the one above does not take it',
  },
]

const steps: Command[] = WAYS.map(({ step, label, shortcut, icon, reason }) => ({
  id: `move-${step}`,
  label,
  group: 'Arrange',
  icon,
  shortcuts: [shortcut],
  enabled: forSelection((session) => placeAfter({ session, step }) !== null || reason),
  run: (session) => {
    const place = placeAfter({ session, step })
    if (place) session.dispatch({ type: 'moveElement', ids: selectedIds(session), place })
  },
}))

/** Everything that dragging does, by keyboard. */
export const moveCommands: readonly Command[] = [
  ...steps,
  {
    id: 'move-to',
    label: 'Move to…',
    group: 'Arrange',
    icon: Move,
    shortcuts: ['mod+shift+m'],
    enabled: forSelection((session) => listPlaces(moving(session)).length > 0 || 'there is no other place for it'),
    run: ({ ui }) => ui.setState({ dialog: 'move-to' }),
  },
  {
    id: 'move-into',
    label: 'Move into element…',
    group: 'Arrange',
    icon: FolderInput,
    enabled: forSelection((session) => otherSlots(moving(session)).length > 0 || 'no other element takes it'),
    run: ({ ui }) => ui.setState({ dialog: 'move-into' }),
  },
  {
    id: 'set-slot',
    label: 'Set slot…',
    group: 'Arrange',
    icon: Columns3,
    enabled: forOne((session, row) => {
      if (parentOf(row) === null) return 'it stands on the page itself'
      return slotsFor(session, row).length > 0 || 'no other slot of its parent takes it'
    }),
    run: ({ ui }) => ui.setState({ dialog: 'set-slot' }),
  },
]

/** The other slots of an element's parent that take it. */
export function slotsFor({ store, rules }: StudioSession, row: Row): string[] {
  const { tree } = store.getState()
  const parent = tree.rows[parentOf(row) ?? '']
  const slots = Object.keys((parent && rules().slice(parent.blockType)?.slots) ?? {})
  return slots.filter((slot) => {
    const place = { blockType: row.blockType, parent: parent?.id ?? null, slot, moving: [row.id] }
    return slot !== slotOf(row) && canPlace(tree, place, rules()).allowed
  })
}

function moving(session: StudioSession) {
  return { tree: session.store.getState().tree, ids: selectedIds(session), rules: session.rules() }
}

function placeAfter({ session, step }: { session: StudioSession; step: Step }) {
  return stepPlace({ ...moving(session), step })
}
