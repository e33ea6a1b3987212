type Keyed = Readonly<Record<string, unknown>>

/** One set of values came from another by a change of these keys. */
interface Step {
  from: WeakRef<Keyed>
  keys: readonly string[]
}

/** Steps that are followed before two sets are compared value by value. */
const MOST_STEPS = 32

/** For each set: the step that made it, then the last one that was worked out. Of a set that nobody has any more, nothing is kept. */
const lineage = new WeakMap<Keyed, readonly [Step, ...Step[]]>()

/**
 * A copy with some values replaced; `undefined` takes one out. The copy remembers what it came from, so that `changedIn` need not look
 * at every element of a page to find the one that an editor types into. As all values of a tree, it is never changed afterwards.
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

/** The keys under which two sets have not the same value, by reference. */
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

/** Every key that a step on the way from one set to the other touched; `null` when there is no such way. */
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
