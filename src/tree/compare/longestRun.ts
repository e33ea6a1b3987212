/** The indexes of a longest increasing subsequence: what kept its order, so that everything else was moved. O(n log n). */
export function longestRun(values: readonly number[]): ReadonlySet<number> {
  const before = new Array<number>(values.length).fill(-1)
  /** For each length of a run, the index of the smallest value that ends one. */
  const ends: number[] = []
  values.forEach((value, index) => {
    let low = 0
    for (let high = ends.length; low < high;) {
      const middle = (low + high) >> 1
      if ((values[ends[middle] as number] as number) < value) low = middle + 1
      else high = middle
    }
    before[index] = ends[low - 1] ?? -1
    ends[low] = index
  })
  const run = new Set<number>()
  for (let index = ends.at(-1) ?? -1; index >= 0; index = before[index] ?? -1) run.add(index)
  return run
}
