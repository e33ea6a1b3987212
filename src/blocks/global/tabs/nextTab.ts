/** Returns the tab that a key selects, wrapping at both ends; `null` for other keys. `step`: see `arrowStep`. */
export function nextTab({
  key,
  step,
  index,
  count,
}: {
  key: string
  step: -1 | 0 | 1
  index: number
  count: number
}): number | null {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return step === 0 ? null : (index + step + count) % count
}
