/**
 * The tags that expired since the snapshot `$1`, and the snapshot of this very look: in one statement, so that both are
 * consistent.
 */
export const CHANGES = `
  with look as materialized (select pg_current_snapshot() as snapshot)
  select look.snapshot::text as snapshot, expired.tag, expired.xid::text as xid
  from look left join voix_expired_tags expired
    on $1::pg_snapshot is null
    or (expired.xid >= pg_snapshot_xmin($1::pg_snapshot)::text::bigint
      and not pg_visible_in_snapshot(expired.xid::text::xid8, $1::pg_snapshot))`

/**
 * Names the database within its cluster, so that pages rendered from another one are not used, and the timeline, which
 * changes when the cluster is restored to an earlier state. The timeline is that of the current WAL file, as that of
 * the last checkpoint may still be the former.
 */
export const ORIGIN = `
  select oid::text || '@' || (select system_identifier from pg_control_system())
    || '/' || left(pg_walfile_name(pg_current_wal_insert_lsn()), 8) as origin
  from pg_database where datname = current_database()`

/**
 * Deletes tags of transactions that this cluster has not had. They came with a backup of another cluster, and their
 * pages could not be cached until this one has caught up. Skips rows that a writer is expiring at the same time or has
 * expired since.
 */
export const FORGET_FOREIGN = `
  with ahead as materialized (
    select tag, xid from voix_expired_tags where xid >= pg_snapshot_xmax(pg_current_snapshot())::text::bigint
    for update skip locked)
  delete from voix_expired_tags expired using ahead where expired.tag = ahead.tag and expired.xid = ahead.xid`

/** Ordered by tag: two writers with the same tags wait for each other instead of causing a deadlock. */
export const EXPIRE = `
  with written as (
    insert into voix_expired_tags (tag, expired_at, xid)
    select distinct tag, clock_timestamp(), pg_current_xact_id()::text::bigint from unnest($1::text[]) as tag order by tag
    on conflict (tag) do update set expired_at = excluded.expired_at, xid = excluded.xid
    returning 1)
  select pg_notify($2, '') from (select count(*) from written) counted`
