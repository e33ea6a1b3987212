import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { execute } from '../../collections/core/database/execute'
import { CHANNEL, type PageMessage } from './messages'

/** Notifies all processes. Inside a transaction the message is sent on commit and dropped on rollback. */
export async function notify({ req, message }: { req: PayloadRequest; message: PageMessage }): Promise<void> {
  await notifyAll({ req, messages: [message] })
}

/** Sends several messages to all processes in one statement. */
export async function notifyAll({
  req,
  messages,
}: {
  req: PayloadRequest
  messages: readonly PageMessage[]
}): Promise<void> {
  const notices = messages.map((message) => sql`pg_notify(${CHANNEL}, ${JSON.stringify(message)})`)
  await execute({ req, statement: sql`select ${sql.join(notices, sql`, `)}` })
}
