import { isAhead } from './snapshot.mjs'

/**
 * An entry of a render. `checked`: the version of the expiry at the last comparison.
 *
 * @typedef {{ entry: { snapshot: string, origin: string | null, tags: readonly string[], until?: number }, checked: number }} Compared
 */

/**
 * Whether an entry may be served: no tag of it has expired, its time has not ended, and its snapshot is not ahead of
 * the database.
 *
 * @param {Compared} compared
 * @param {import('./expiry.mjs').Expiry} expiry
 * @param {readonly string[]} [moreTags] tags of the reader in addition to the entry's own
 */
export async function isCurrent(compared, expiry, moreTags = []) {
  return (await isPast(compared, expiry)) && isFresh(compared, expiry, moreTags)
}

/**
 * Whether the database has been in the state of the entry. It has not if it was restored to an earlier one. If the
 * entry seems to be ahead, this looks again: another process may have made it after the last look.
 *
 * @param {Compared} compared
 * @param {import('./expiry.mjs').Expiry} expiry
 */
async function isPast({ entry, checked }, expiry) {
  const isKnown = () => expiry.snapshot === null || !isAhead(entry.snapshot, expiry.snapshot)
  if (checked === expiry.version || isKnown()) return true
  await expiry.whileThere(() => expiry.look())
  return isKnown()
}

/** @param {Compared} compared @param {import('./expiry.mjs').Expiry} expiry @param {readonly string[]} moreTags */
function isFresh(compared, expiry, moreTags) {
  const { entry, checked } = compared
  const { origin, version } = expiry
  if (Date.now() >= (entry.until ?? Infinity)) return false
  if (origin !== null && entry.origin !== origin) return false
  if (checked === version && moreTags.length === 0) return true
  if (expiry.hasExpired([...entry.tags, ...moreTags], entry.snapshot)) return false
  compared.checked = version
  return true
}
