import { ArrowDown, ArrowUp, Columns3, FolderInput, IndentDecrease, IndentIncrease, Move } from 'lucide-react'
import { canPlace, parentOf, slotOf } from '../../tree'
import type { Row } from '../../tree/types'
import { listPlaces, otherSlots } from '../model/placement/places'
import { stepPlace, type Step } from '../model/placement/steps'
import type { StudioSession } from '../session/session'
import { type Command, forOne, forSelection, inGroup, selectedIds } from './command'

/** Everything that dragging does, by keyboard. */
export const moveCommands = inGroup('Arrange', {
  'move-up': { label: 'Move up', icon: ArrowUp, shortcuts: ['alt+arrowup'], ...byStep('up', 'it is the first') },
  'move-down': {
    label: 'Move down',
    icon: ArrowDown,
    shortcuts: ['alt+arrowdown'],
    ...byStep('down', 'it is the last'),
  },
  'move-out': {
    label: 'Move out',
    icon: IndentDecrease,
    shortcuts: ['alt+arrowleft'],
    ...byStep('out', 'it may not stand outside'),
  },
  'move-in': {
    label: 'Move into the one above',
    icon: IndentIncrease,
    shortcuts: ['alt+arrowright'],
    ...byStep('in', 'the one above does not take it'),
  },
  'move-to': {
    label: 'Move to…',
    icon: Move,
    shortcuts: ['mod+shift+m'],
    enabled: forSelection((session) => listPlaces(moving(session)).length > 0 || 'there is no other place for it'),
    run: ({ ui }) => ui.setState({ dialog: 'move-to' }),
  },
  'move-into': {
    label: 'Move into element…',
    icon: FolderInput,
    enabled: forSelection((session) => otherSlots(moving(session)).length > 0 || 'no other element takes it'),
    run: ({ ui }) => ui.setState({ dialog: 'move-into' }),
  },
  'set-slot': {
    label: 'Set slot…',
    icon: Columns3,
    enabled: forOne((session, row) => {
      if (parentOf(row) === null) return 'it stands on the page itself'
      return slotsFor(session, row).length > 0 || 'no other slot of its parent takes it'
    }),
    run: ({ ui }) => ui.setState({ dialog: 'set-slot' }),
  },
})

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

/** A keyboard move by one step. `reason` is shown if there is no such step. */
function byStep(step: Step, reason: string): Pick<Command, 'enabled' | 'run'> {
  const placeOf = (session: StudioSession) => stepPlace({ ...moving(session), step })
  return {
    enabled: forSelection((session) => placeOf(session) !== null || reason),
    run: (session) => {
      const place = placeOf(session)
      if (place) session.dispatch({ type: 'moveElement', ids: selectedIds(session), place })
    },
  }
}
