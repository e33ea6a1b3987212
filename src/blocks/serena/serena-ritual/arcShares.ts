interface Step {
  minutes: number | null
}

/** What a step has of the whole arch, in hundredths: where it begins and how long it is. */
export interface Share {
  from: number
  length: number
}

/** Shares the arch out among the steps by their minutes. A step without minutes has one. */
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
