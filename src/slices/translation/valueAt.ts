import { isRecord } from '../../tree'

/** Returns the value at a path: `rows.0.title`. */
export function valueAt(value: unknown, path: readonly string[]): unknown {
  let found = value
  for (const part of path)
    found = Array.isArray(found) ? found[Number(part)] : isRecord(found) ? found[part] : undefined
  return found
}

/**
 * Returns the value with the one at the path replaced. Values outside the path keep their references; a missing path is
 * not created.
 */
export function withValueAt(value: unknown, [part, ...rest]: readonly string[], next: unknown): unknown {
  if (part === undefined) return next
  if (Array.isArray(value)) {
    const list = value as unknown[]
    if (!(Number(part) in list)) return list
    return list.map((each, index) => (index === Number(part) ? withValueAt(each, rest, next) : each))
  }
  return isRecord(value) ? { ...value, [part]: withValueAt(value[part], rest, next) } : value
}
