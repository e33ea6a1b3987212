import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "page_findings" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"page" varchar NOT NULL,
  	"checked_at" timestamp(3) with time zone,
  	"count" numeric NOT NULL,
  	"findings" jsonb NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "resorts" ADD COLUMN "time_zone" varchar;
  ALTER TABLE "_resorts_v" ADD COLUMN "version_time_zone" varchar;
  CREATE UNIQUE INDEX "page_findings_page_idx" ON "page_findings" USING btree ("page");
  CREATE INDEX "page_findings_count_idx" ON "page_findings" USING btree ("count");
  CREATE INDEX "page_findings_updated_at_idx" ON "page_findings" USING btree ("updated_at");
  CREATE INDEX "page_findings_created_at_idx" ON "page_findings" USING btree ("created_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "page_findings" CASCADE;
  ALTER TABLE "resorts" DROP COLUMN "time_zone";
  ALTER TABLE "_resorts_v" DROP COLUMN "version_time_zone";`)
}
