import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { hasTransaction } from '../../collections/core/database/execute'
import { cacheHooks } from '../../tree/processState.mjs'

/** Payload's transactions that expire something. */
const expiring = new Set<string>()

/** Whoever writes is answered once every server knows what is stale: nobody who comes after that is shown it. */
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

/** What was written outside of a transaction is there already. */
export async function tellAfterCommit(req: PayloadRequest): Promise<void> {
  if (await hasTransaction(req)) expiring.add(String(await req.transactionID))
  else await tell()
}

async function tell(): Promise<void> {
  await cacheHooks().tellPeers?.()
}
