/** What changed since the snapshot `$1`, and the snapshot of this very look: one statement, so that both belong together. */
export const CHANGES = `
  with look as materialized (select pg_current_snapshot() as snapshot)
  select look.snapshot::text as snapshot, expired.tag, expired.xid::text as xid
  from look left join voix_expired_tags expired
    on $1::pg_snapshot is null
    or (expired.xid >= pg_snapshot_xmin($1::pg_snapshot)::text::bigint
      and not pg_visible_in_snapshot(expired.xid::text::xid8, $1::pg_snapshot))`

/** Names the database within its cluster, so that pages made from another one are not taken for its own. */
export const ORIGIN = `
  select oid::text || '@' || (select system_identifier from pg_control_system()) as origin
  from pg_database where datname = current_database()`

/** In the order of the tags: two writers with the same tags wait for each other instead of dying in a deadlock. */
export const EXPIRE = `
  with written as (
    insert into voix_expired_tags (tag, expired_at, xid)
    select distinct tag, clock_timestamp(), pg_current_xact_id()::text::bigint from unnest($1::text[]) as tag order by tag
    on conflict (tag) do update set expired_at = excluded.expired_at, xid = excluded.xid
    returning 1)
  select pg_notify($2, '') from (select count(*) from written) counted`
