import { elementName, type Row } from '../../tree'
import { nameOfSpot } from './nameOfSpot'
import type { Contest } from '../model'
import type { SliceInfo } from '../model/boot'

interface Input {
  contest: Contest
  rowOf: (id: string) => Row | undefined
  slice: (name: string) => SliceInfo | undefined
}

/** Names what both sides changed, as the question about it will: "Introduction: Title". */
export function describeContest({ contest, rowOf, slice }: Input): string {
  if (contest.element === null) return `Page: ${nameOfSpot(contest)}`
  const row = rowOf(contest.element)
  const name = row ? elementName(row, slice) : 'An element'
  return `${name}: ${nameOfSpot({ ...contest, info: row && slice(row.blockType) })}`
}
