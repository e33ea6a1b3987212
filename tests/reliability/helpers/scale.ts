/** Prints what a test of reliability has measured. */
export function tell(line: string): void {
  process.stderr.write(`  ${line}\n`)
}

export const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** The value below which this share of the numbers lies. */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((one, other) => one - other)
  return sorted[Math.ceil(sorted.length * share) - 1] ?? NaN
}
