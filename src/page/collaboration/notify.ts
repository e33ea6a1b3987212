import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { execute } from '../../collections/core/database/execute'
import { CHANNEL, type PageMessage } from './messages'

/** Tells every process. Inside a transaction the message leaves at its commit, and never after a rollback. */
export async function notify({ req, message }: { req: PayloadRequest; message: PageMessage }): Promise<void> {
  await execute({ req, statement: sql`select pg_notify(${CHANNEL}, ${JSON.stringify(message)})` })
}
