/** What changed since the snapshot `$1`, and the snapshot of this very look: one statement, so that both belong together. */
export const CHANGES = `
  with look as materialized (select pg_current_snapshot() as snapshot)
  select look.snapshot::text as snapshot, expired.tag, expired.xid::text as xid
  from look left join voix_expired_tags expired
    on $1::pg_snapshot is null
    or (expired.xid >= pg_snapshot_xmin($1::pg_snapshot)::text::bigint
      and not pg_visible_in_snapshot(expired.xid::text::xid8, $1::pg_snapshot))`

/**
 * Names the database within its cluster, so that pages made from another one are not taken for its own; and the timeline, which changes when
 * the cluster is brought back to an earlier state: the one that is written now, as that of the last checkpoint may still be the former.
 */
export const ORIGIN = `
  select oid::text || '@' || (select system_identifier from pg_control_system())
    || '/' || left(pg_walfile_name(pg_current_wal_insert_lsn()), 8) as origin
  from pg_database where datname = current_database()`

/**
 * Forgets tags of transactions that this cluster has not had: they came with a backup of another one, and no page could be kept until it
 * has caught up. Not what a writer is expiring just now, or has by the time that its row is reached.
 */
export const FORGET_FOREIGN = `
  with ahead as materialized (
    select tag, xid from voix_expired_tags where xid >= pg_snapshot_xmax(pg_current_snapshot())::text::bigint
    for update skip locked)
  delete from voix_expired_tags expired using ahead where expired.tag = ahead.tag and expired.xid = ahead.xid`

/** In the order of the tags: two writers with the same tags wait for each other instead of dying in a deadlock. */
export const EXPIRE = `
  with written as (
    insert into voix_expired_tags (tag, expired_at, xid)
    select distinct tag, clock_timestamp(), pg_current_xact_id()::text::bigint from unnest($1::text[]) as tag order by tag
    on conflict (tag) do update set expired_at = excluded.expired_at, xid = excluded.xid
    returning 1)
  select pg_notify($2, '') from (select count(*) from written) counted`
