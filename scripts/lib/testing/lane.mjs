import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'

/** Whether this is `npm run test:all`, which runs everything that `npm test` samples. */
export const isWholeProof = () => process.env.VOIX_TEST_LANE === 'all'

/** Spec files that only `npm run test:all` runs. */
export const WHOLE_PROOF_ONLY = '**/*.all.spec.{ts,tsx}'

/**
 * Returns how often a random test repeats: `test` times in `npm test`, `all` times in `npm run test:all`.
 * @param {{ test: number, all: number }} counts
 */
export function repeats({ test, all }) {
  return isWholeProof() ? all : test
}

/**
 * Returns the seed of the samples: `VOIX_SWEEP_SEED`, otherwise the hash of the commit, so that each commit draws
 * another sample.
 */
export function sweepSeed() {
  const given = process.env.VOIX_SWEEP_SEED
  if (given) return given
  try {
    return execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], {
      cwd: import.meta.dirname,
      encoding: 'utf8',
    }).trim()
  } catch {
    // Without a repository, as in an unpacked archive.
    return 'voix'
  }
}

/**
 * Returns one item of each group, chosen by the seed; in `npm run test:all` every item. The order of `items` is kept.
 * @template T
 * @param {readonly T[]} items
 * @param {(item: T) => string} groupOf
 * @returns {T[]}
 */
export function sampleEach(items, groupOf) {
  if (isWholeProof()) return [...items]
  const seed = sweepSeed()
  const groups = groupItems(items, groupOf)
  const chosen = new Set([...groups].map(([group, members]) => members[pick(`${seed} ${group}`, members.length)]))
  return items.filter((item) => chosen.has(item))
}

function groupItems(items, groupOf) {
  const groups = new Map()
  for (const item of items) groups.set(groupOf(item), [...(groups.get(groupOf(item)) ?? []), item])
  return groups
}

function pick(text, count) {
  return createHash('sha256').update(text).digest().readUInt32BE() % count
}
