import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { execute } from '../../collections/core/database/execute'
import { gathered } from './gathered'
import { nameOwnWrite } from './ownWrites'
import { tellAfterCommit } from './tellServers'

/**
 * Marks cache tags as expired in the transaction of the write. Every process that listens on `voix_expire` is notified
 * of each tag on commit.
 */
export async function expireTags(req: PayloadRequest, tags: readonly string[]): Promise<void> {
  const waiting = gathered(req)
  if (waiting) return void tags.forEach((tag) => waiting.add(tag))
  // Sorted, so that two writes lock the tags in the same order and cannot deadlock.
  const sorted = [...new Set(tags)].sort()
  if (sorted.length === 0) return
  const list = JSON.stringify(sorted)
  const [written] = await execute<{ transaction: string }>({
    req,
    statement: sql`
      with written as (
        insert into voix_expired_tags (tag, expired_at, xid)
        select tag, clock_timestamp(), pg_current_xact_id()::text::bigint from jsonb_array_elements_text(${list}::jsonb) as tag
        order by tag
        on conflict (tag) do update set expired_at = excluded.expired_at, xid = excluded.xid
        returning tag, xid)
      select xid::text as transaction, pg_notify('voix_expire', tag) from written`,
  })
  if (!written) return
  nameOwnWrite(written.transaction)
  await tellAfterCommit(req)
}
