/** `npm run test:reliability` asks for all of it; `npm test` plays enough to see that something broke. */
export const isFull = process.env.VOIX_RELIABILITY === 'full'

/** How much of a thing is done: in `npm test`, and with all of it. */
export const scaled = (short: number, full: number): number => (isFull ? full : short)

/** What `npm run test:reliability` has measured, for whoever reads its output. */
export function tell(line: string): void {
  process.stderr.write(`  ${line}\n`)
}

export const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** The value below which this share of the numbers lies. */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((one, other) => one - other)
  return sorted[Math.ceil(sorted.length * share) - 1] ?? NaN
}
