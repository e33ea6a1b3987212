/** Prints a measurement of a reliability test. */
export function tell(line: string): void {
  process.stderr.write(`  ${line}\n`)
}

export const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Returns the percentile of the numbers for a share from 0 to 1. */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((one, other) => one - other)
  return sorted[Math.ceil(sorted.length * share) - 1] ?? NaN
}
