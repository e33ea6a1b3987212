/**
 * Measures every side, in short blocks by turns: one, other, other, one ... Within the minutes that one side takes, a machine can change by
 * more than what two versions differ in; by turns both meet it alike.
 *
 * @template {{ takeTurn?: () => Promise<void>, endTurn?: () => Promise<void> }} Side
 * @template Measured
 * @param {{ sides: Side[], rounds: number, block?: number, measure: (side: Side, round: number) => Promise<Measured> }} options
 *   `block`: how many rounds of one side stand behind each other
 * @returns {Promise<Measured[][]>} what was measured of each side, in the sides' order
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
