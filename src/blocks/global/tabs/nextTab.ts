/** The tab that a key leads to, round the ends; `null` for a key that means nothing here. `step`: see `arrowStep`. */
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
