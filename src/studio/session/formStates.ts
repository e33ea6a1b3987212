import type { FormState } from 'payload'
import type { Row } from '../../tree/types'
import { isEqual } from '../../tree'
import { withValues } from './pushValues'

/** Forms of elements and of slices that are kept. */
const MOST = 60

type Values = Readonly<Record<string, unknown>>
type Wanted = Pick<Row, 'id' | 'blockType'> & { values: Values }

/** The forms that the server has made, so that an element's fields show at once while it is asked again. */
export interface FormStates {
  /** What was made for this element, or for another one of its slice, with this element's values; `null`: nothing fits. */
  find: (wanted: Wanted) => FormState | null
  keep: (made: Wanted & { state: FormState }) => void
}

interface Kept {
  state: FormState
  /** What decides on which inputs there are, beside the slice. */
  switched: unknown
}

export function createFormStates(): FormStates {
  const kept = new Map<string, Kept>()
  const keep = (key: string, entry: Kept) => {
    kept.delete(key)
    kept.set(key, entry)
    for (const oldest of kept.keys()) {
      if (kept.size <= MOST) break
      kept.delete(oldest)
    }
  }
  return {
    find: ({ id, blockType, values }) => {
      for (const key of [`element ${id}`, `slice ${blockType}`]) {
        const entry = kept.get(key)
        if (!entry || !isEqual(entry.switched, values.element)) continue
        const state = withValues({ state: entry.state, values: { ...values, id } })
        if (state) return state
      }
      return null
    },
    keep: ({ id, blockType, values, state }) => {
      const entry = { state, switched: values.element }
      keep(`element ${id}`, entry)
      keep(`slice ${blockType}`, entry)
    },
  }
}

/** Whether two states make the same form: the same inputs, rows, choices and values. */
export function isSameForm(one: FormState, other: FormState): boolean {
  const paths = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...paths].every((path) => {
    const [a, b] = [one[path], other[path]]
    if (!a || !b) return false
    if ((a.passesCondition === false) !== (b.passesCondition === false)) return false
    if (!isEqual(a.filterOptions, b.filterOptions)) return false
    return isEqual(rowIds(a), rowIds(b)) && (a.rows !== undefined || isEqual(a.value, b.value))
  })
}

function rowIds({ rows }: FormState[string]): string[] | undefined {
  return rows?.map(({ id }) => id)
}
