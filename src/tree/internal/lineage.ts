type Keyed = Readonly<Record<string, unknown>>

/** A set of values was derived from another one by a change of these keys. */
interface Step {
  from: WeakRef<Keyed>
  keys: readonly string[]
}

/** The number of steps to follow before two sets are compared value by value. */
const MOST_STEPS = 32

/**
 * For each set: the step that made it, then the last comparison. Entries of unreferenced sets are garbage collected.
 */
const lineage = new WeakMap<Keyed, readonly [Step, ...Step[]]>()

/**
 * Returns a copy with some values replaced; `undefined` removes one. The copy remembers its origin, so `changedIn` need
 * not compare every element of a page to find the edited one. Like all values of a tree, it is never mutated.
 */
export function copyWith<Value>(
  values: Readonly<Record<string, Value>>,
  changes: Iterable<readonly [key: string, value: Value | undefined]>,
): Readonly<Record<string, Value>> {
  const copy: Record<string, Value> = { ...values }
  const keys: string[] = []
  for (const [key, value] of changes) {
    keys.push(key)
    if (value === undefined) delete copy[key]
    else copy[key] = value
  }
  lineage.set(copy, [{ from: new WeakRef(values), keys }])
  return copy
}

/** Returns the keys whose values differ between two sets, by reference. */
export function changedIn(before: Keyed, after: Keyed): readonly string[] {
  if (before === after) return []
  const [origin] = lineage.get(after) ?? []
  if (origin?.from.deref() === before) return onlyChanged(origin.keys, before, after)
  const touched = touchedSince(before, after)
  const changed = touched ? onlyChanged(touched, before, after) : compared(before, after)
  const known: Step = { from: new WeakRef(before), keys: changed }
  lineage.set(after, origin ? [origin, known] : [known])
  return changed
}

/** Returns every key that the steps from one set to the other touched, or `null` if no such steps are known. */
function touchedSince(before: Keyed, after: Keyed): ReadonlySet<string> | null {
  const touched = new Set<string>()
  const follow = ({ from, keys }: Step) => {
    for (const key of keys) touched.add(key)
    return from.deref()
  }
  let at: Keyed | undefined = after
  for (let count = 0; at && count < MOST_STEPS; count++) {
    const steps = lineage.get(at)
    if (!steps) return null
    const straight = steps.find(({ from }) => from.deref() === before)
    at = follow(straight ?? steps[0])
    if (straight) return touched
  }
  return null
}

function onlyChanged(keys: Iterable<string>, before: Keyed, after: Keyed): string[] {
  return [...new Set(keys)].filter((key) => before[key] !== after[key])
}

function compared(before: Keyed, after: Keyed): string[] {
  const changed: string[] = []
  for (const key in after) if (before[key] !== after[key]) changed.push(key)
  for (const key in before) if (after[key] === undefined && before[key] !== undefined) changed.push(key)
  return changed
}
