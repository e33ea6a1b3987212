import {
  ArrowDownFromLine,
  ArrowUpFromLine,
  BoxSelect,
  CornerDownRight,
  CornerLeftUp,
  SquareX,
  TextCursorInput,
} from 'lucide-react'
import { childrenOf, placeOf } from '../../tree'
import type { StudioSession } from '../session/session'
import { type Command, inGroup, selectedIds, withSelection } from './command'

export const selectCommands = inGroup('Selection', {
  /** Escape moves outwards: from the field to its element, to the parent element, to the page. */
  'unselect-field': {
    label: 'Unselect the field',
    icon: TextCursorInput,
    shortcuts: ['escape'],
    enabled: ({ store }) => {
      const { field, group } = store.getState().selection
      return field !== null || group !== null || 'no field is selected'
    },
    run: ({ dispatch, store }) => {
      const { elements, field, group } = store.getState().selection
      const [id] = elements
      if (id === undefined) return
      if (field !== null) dispatch({ type: 'selectField', id, field })
      else if (group !== null) dispatch({ type: 'selectGroup', id, group })
    },
  },
  'select-parent': {
    label: 'Select the parent',
    icon: CornerLeftUp,
    shortcuts: ['escape', 'mod+arrowleft'],
    ...selecting('nothing is selected', (session) => {
      const parent = lastPlace(session)?.parent
      return parent === undefined ? null : parent === null ? [] : [parent]
    }),
  },
  'select-first-child': {
    label: 'Select the first inside',
    icon: CornerDownRight,
    shortcuts: ['mod+arrowright'],
    ...selecting('nothing stands inside it', (session) =>
      one(childrenOf(session.store.getState().tree, selectedIds(session).at(-1) ?? null)[0]),
    ),
  },
  'select-next': {
    label: 'Select the next',
    icon: ArrowDownFromLine,
    shortcuts: ['mod+arrowdown'],
    ...selecting('it is the last', (session) => neighbour(session, 1)),
  },
  'select-previous': {
    label: 'Select the previous',
    icon: ArrowUpFromLine,
    shortcuts: ['mod+arrowup'],
    ...selecting('it is the first', (session) => neighbour(session, -1)),
  },
  'select-siblings': {
    label: 'Select all beside it',
    icon: BoxSelect,
    shortcuts: ['mod+a'],
    ...selecting('the page is empty', (session) => {
      const siblings = siblingsOf(session)
      return siblings.length > 0 ? siblings : null
    }),
  },
  unselect: {
    label: 'Select nothing',
    icon: SquareX,
    shortcuts: ['mod+shift+a'],
    enabled: withSelection,
    run: ({ dispatch }) => dispatch({ type: 'selectElements', ids: [] }),
  },
})

/** Selects the found elements. `reason` is shown if none are found. */
function selecting(
  reason: string,
  find: (session: StudioSession) => readonly string[] | null,
): Pick<Command, 'enabled' | 'run'> {
  return {
    enabled: (session) => find(session) !== null || reason,
    run: (session) => {
      const ids = find(session)
      if (ids) session.dispatch({ type: 'selectElements', ids })
    },
  }
}

function lastPlace(session: StudioSession) {
  const id = selectedIds(session).at(-1)
  return id === undefined ? undefined : placeOf(session.store.getState().tree, id)
}

/** Returns the elements in the slot of the last selected one; the page's root elements if nothing is selected. */
function siblingsOf(session: StudioSession): readonly string[] {
  const place = lastPlace(session)
  return childrenOf(session.store.getState().tree, place?.parent ?? null, place?.slot)
}

function neighbour(session: StudioSession, by: 1 | -1): readonly string[] | null {
  const siblings = siblingsOf(session)
  const place = lastPlace(session)
  return one(place ? siblings[place.index + by] : siblings.at(by === 1 ? 0 : -1))
}

function one(id: string | undefined): readonly string[] | null {
  return id === undefined ? null : [id]
}
