/**
 * PostgreSQL's own order of transactions. A clock cannot say whether a commit came before a read: a writer takes time,
 * a page reads the old text a moment later, then the writer commits. A snapshot can.
 *
 * @typedef {{ xmin: bigint, xmax: bigint, running: ReadonlySet<bigint> }} Snapshot
 */

/**
 * Reads `pg_current_snapshot()::text`: `<xmin>:<xmax>:<running,running>`.
 *
 * @param {string} text
 * @returns {Snapshot}
 */
export function parseSnapshot(text) {
  const [xmin = '', xmax = '', running = ''] = text.split(':')
  if (!/^\d+$/.test(xmin) || !/^\d+$/.test(xmax)) throw new Error(`Not a PostgreSQL snapshot: "${text}"`)
  const ids = running === '' ? [] : running.split(',').map((id) => BigInt(id))
  return { xmin: BigInt(xmin), xmax: BigInt(xmax), running: new Set(ids) }
}

/**
 * Whether the snapshot saw the writes of a transaction that has committed.
 *
 * @param {bigint} transaction
 * @param {Snapshot} snapshot
 */
export function isVisible(transaction, { xmin, xmax, running }) {
  if (transaction < xmin) return true
  return transaction < xmax && !running.has(transaction)
}

/**
 * Whether a snapshot is ahead of another one: it is of a state that the database lost, or of another database.
 *
 * @param {string} snapshot
 * @param {string} now
 */
export function isAhead(snapshot, now) {
  return parseSnapshot(snapshot).xmax > parseSnapshot(now).xmax
}
