import { sql } from '@payloadcms/db-postgres'
import {
  bigint,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from '@payloadcms/db-postgres/drizzle/pg-core'
import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { Config } from 'payload'
import type { Slugs } from '../../options/context'
import { snakeCase } from '../../options/snakeCase.mjs'

type SchemaHook = PostgresAdapter['afterSchemaInit'][number]

/**
 * Adds the tables that are not collections, for expired cache tags and the search index, and an index that makes paths
 * of published pages unique per site. They are part of the schema, so the application's migrations include them.
 */
export function withTables(db: Config['db'], { pages }: Slugs): Config['db'] {
  return {
    ...db,
    init: (args) => {
      const adapter = db.init(args)
      ;(adapter as unknown as PostgresAdapter).afterSchemaInit.push(addTables(pages))
      return adapter
    },
  }
}

const addTables =
  (slug: string): SchemaHook =>
  ({ adapter, schema, extendTable }) => {
    const name = adapter.tableNameMap.get(snakeCase(slug)) ?? snakeCase(slug)
    const pages = schema.tables[name]
    if (pages) {
      extendTable({
        table: pages,
        extraConfig: (table) => ({
          publishedPath: uniqueIndex(`${name}_published_path_idx`)
            .on(table.siteId as never, table.path as never)
            .where(sql`_status = 'published' and deleted_at is null`),
        }),
      })
    }
    const tables = { ...schema.tables, voix_expired_tags: expiredTags, voix_search: searched }
    return { ...schema, tables } as unknown as ReturnType<SchemaHook>
  }

const expiredTags = pgTable('voix_expired_tags', {
  tag: text('tag').primaryKey(),
  expiredAt: timestamp('expired_at', { withTimezone: true }).notNull(),
  // The transaction that expired the tag. Pages rendered before its commit have the old content.
  xid: bigint('xid', { mode: 'bigint' }).notNull(),
})

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

const searched = pgTable(
  'voix_search',
  {
    // Text, because the type of ids differs between applications.
    page: text('page').notNull(),
    // `<collection>:<id>` of the document that the page shows at this address. Empty for the page itself.
    shown: text('shown').notNull(),
    // The audience that can find it. Empty for all visitors.
    audience: text('audience').notNull(),
    siteId: integer('site_id').notNull(),
    language: text('language').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    body: text('body').notNull(),
    document: tsvector('document').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.page, table.shown, table.audience] }),
    index('voix_search_shown_idx').on(table.shown),
    index('voix_search_document_idx').using('gin', table.document),
  ],
)
