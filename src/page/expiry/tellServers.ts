import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { hasTransaction } from '../../collections/core/database/execute'
import { cacheHooks } from '../../tree/processState.mjs'

/** Ids of Payload's transactions that expire tags. */
const expiring = new Set<string>()

/**
 * Wraps commits so that a write returns only after every server knows the expired tags. Later requests get the new
 * page.
 */
export function tellServers({ db }: Payload): void {
  const adapter = db as unknown as PostgresAdapter
  const { commitTransaction, rollbackTransaction } = adapter
  adapter.commitTransaction = async (given) => {
    const id = String(await given)
    await commitTransaction.call(adapter, id)
    if (expiring.delete(id)) await tell()
  }
  adapter.rollbackTransaction = async (given) => {
    const id = String(await given)
    expiring.delete(id)
    await rollbackTransaction.call(adapter, id)
  }
}

/** Notifies the servers on commit, or immediately outside of a transaction. */
export async function tellAfterCommit(req: PayloadRequest): Promise<void> {
  if (await hasTransaction(req)) expiring.add(String(await req.transactionID))
  else await tell()
}

async function tell(): Promise<void> {
  await cacheHooks().tellPeers?.()
}
