/**
 * Measures every side in short alternating blocks: one, other, other, one ... A machine's speed can change within
 * minutes by more than two versions differ. With turns, this affects both sides equally.
 * @template {{ takeTurn?: () => Promise<void>, endTurn?: () => Promise<void> }} Side
 * @template Measured
 * @param {{ sides: Side[], rounds: number, block?: number, measure: (side: Side, round: number) => Promise<Measured> }}
 * options `block`: the number of consecutive rounds of one side
 * @returns {Promise<Measured[][]>} the values of each side, in the order of the sides
 */
export async function byTurns({ sides, rounds, block = 1, measure }) {
  const measured = sides.map(() => [])
  for (let begin = 0; begin < rounds; begin += block) {
    const order = (begin / block) % 2 === 0 ? sides : sides.toReversed()
    for (const side of order) {
      await side.takeTurn?.()
      for (let round = begin; round < Math.min(begin + block, rounds); round++) {
        measured[sides.indexOf(side)].push(await measure(side, round))
      }
      await side.endTurn?.()
    }
  }
  return measured
}
