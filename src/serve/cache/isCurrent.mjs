import { isAhead } from './snapshot.mjs'

/**
 * What is kept of a render, and when it was compared with what is known to have expired. `checked`: the version of the expiry then.
 *
 * @typedef {{ entry: { snapshot: string, origin: string | null, tags: readonly string[], until?: number }, checked: number }} Compared
 */

/**
 * Whether it is given out: it has not expired, its time is not over, and the database has been in the state that it shows.
 *
 * @param {Compared} compared
 * @param {import('./expiry.mjs').Expiry} expiry
 * @param {readonly string[]} [moreTags] tags that the reader asks for beside its own
 */
export async function isCurrent(compared, expiry, moreTags = []) {
  return (await isPast(compared, expiry)) && isFresh(compared, expiry, moreTags)
}

/**
 * Whether the database has been in the state that it shows: not, when it was brought back to an earlier one. Another process may have
 * made it after the last look.
 *
 * @param {Compared} compared @param {import('./expiry.mjs').Expiry} expiry
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
