import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "layout_colors" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"layout" varchar NOT NULL,
  	"palette" jsonb,
  	"color_rules" jsonb,
  	"rev" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE UNIQUE INDEX "layout_colors_layout_idx" ON "layout_colors" USING btree ("layout");
  CREATE INDEX "layout_colors_updated_at_idx" ON "layout_colors" USING btree ("updated_at");
  CREATE INDEX "layout_colors_created_at_idx" ON "layout_colors" USING btree ("created_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "layout_colors" CASCADE;`)
}
