/** The probability of a false difference between two equal versions. */
const CHANCE = 0.05
/** With fewer pairs, no interval reaches the confidence level. */
export const LEAST_PAIRS = 6

/**
 * Compares two versions that were measured in pairs, by the median ratio of the pairs and its distribution-free
 * confidence interval (the order statistics of the sign test, at least 95 %). A pair is two values, or two lists of
 * values, which count by their medians.
 * @param {[own: number | number[], other: number | number[]][]} pairs
 * @returns {{ verdict: 'slower' | 'faster' | 'none' | 'too few', from: number, to: number, pairs: number }} `from` and
 * `to`: the interval of the change in percent of the other version; `too few` has no interval
 */
export function difference(pairs) {
  const ratios = pairs.map(([own, other]) => medianOf(own) / medianOf(other)).sort((one, other) => one - other)
  if (ratios.length < LEAST_PAIRS) return { verdict: 'too few', from: NaN, to: NaN, pairs: ratios.length }
  const rank = lowerRank(ratios.length)
  const [from, to] = [ratios[rank], ratios.at(-1 - rank)].map((ratio) => 100 * (ratio - 1))
  const verdict = from > 0 ? 'slower' : to < 0 ? 'faster' : 'none'
  return { verdict, from, to, pairs: ratios.length }
}

/**
 * Returns a difference as text: "no difference shown (-3.1 to +4.0 %)", "slower by 4.2 to 9.8 %", "faster by 1.0 to 3.5
 * %".
 */
export function describeDifference({ verdict, from, to, pairs }) {
  if (verdict === 'too few') return `no interval: ${pairs} pairs, ${LEAST_PAIRS} needed`
  if (verdict === 'slower') return `slower by ${from.toFixed(1)} to ${to.toFixed(1)} %`
  if (verdict === 'faster') return `faster by ${(-to).toFixed(1)} to ${(-from).toFixed(1)} %`
  return `no difference shown (${signed(from)} to ${signed(to)} %)`
}

function signed(percent) {
  return `${percent < 0 ? '' : '+'}${percent.toFixed(1)}`
}

/**
 * Returns the largest index from either end of a sorted list between which the median is with the required confidence.
 */
function lowerRank(count) {
  let probability = 0.5 ** count
  let below = probability
  let rank = 0
  for (;;) {
    probability *= (count - rank) / (rank + 1)
    below += probability
    if (2 * below > CHANCE) return rank
    rank += 1
  }
}

function medianOf(values) {
  const sorted = [values].flat().sort((one, other) => one - other)
  const middle = sorted.length / 2
  return Number.isInteger(middle) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[Math.floor(middle)]
}
