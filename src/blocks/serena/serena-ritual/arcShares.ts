interface Step {
  minutes: number | null
}

/** The part of a step in the arch, in hundredths: its start and its length. */
export interface Share {
  from: number
  length: number
}

/** Divides the arch among the steps by their minutes. A step without minutes counts as one. */
export function arcShares(steps: readonly Step[]): { shares: Share[]; minutes: number } {
  const all = steps.map(({ minutes }) => Math.max(minutes ?? 1, 1))
  const minutes = all.reduce((sum, own) => sum + own, 0)
  let from = 0
  const shares = all.map((own) => {
    const share = { from: hundredths(from / minutes), length: hundredths(own / minutes) }
    from += own
    return share
  })
  return { shares, minutes }
}

function hundredths(part: number): number {
  return Math.round(part * 10_000) / 100
}
