import { isSameValue } from '../isEqual'
import type { Conflict } from './types'

type Fields = Record<string, unknown>

interface Sides {
  base: Fields
  mine: Fields
  theirs: Fields
}

/** Field by field: who changed it wins; both changed it to different values: a conflict, and theirs stays. */
export function mergeFields({ base, mine, theirs }: Sides): { fields: Fields; conflicts: Omit<Conflict, 'element'>[] } {
  const fields: Fields = { ...theirs }
  const conflicts: Omit<Conflict, 'element'>[] = []
  for (const field of new Set([...Object.keys(base), ...Object.keys(mine)])) {
    const [was, own, other] = [base[field], mine[field], theirs[field]]
    if (isSameValue(own, was) || isSameValue(own, other)) continue
    if (isSameValue(other, was)) fields[field] = own
    else conflicts.push({ field, base: was ?? null, mine: own ?? null, theirs: other ?? null })
  }
  return { fields, conflicts }
}
