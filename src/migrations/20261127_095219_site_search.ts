import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "voix_search" (
  	"page" text NOT NULL,
  	"shown" text NOT NULL,
  	"audience" text NOT NULL,
  	"site_id" integer NOT NULL,
  	"language" text NOT NULL,
  	"title" text NOT NULL,
  	"description" text NOT NULL,
  	"body" text NOT NULL,
  	"document" "tsvector" NOT NULL,
  	CONSTRAINT "voix_search_page_shown_audience_pk" PRIMARY KEY("page","shown","audience")
  );
  
  CREATE INDEX "voix_search_shown_idx" ON "voix_search" USING btree ("shown");
  CREATE INDEX "voix_search_document_idx" ON "voix_search" USING gin ("document");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "voix_search" CASCADE;`)
}
