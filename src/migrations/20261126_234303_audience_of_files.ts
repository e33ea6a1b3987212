import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "brands_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_brands_v_texts" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "brands_texts" CASCADE;
  DROP TABLE "_brands_v_texts" CASCADE;
  DROP INDEX "forms_type_idx";
  ALTER TABLE "media" ADD COLUMN "audience" varchar;
  CREATE INDEX "media_audience_idx" ON "media" USING btree ("audience");
  -- The files of sheets for companies are for agents alone from now on.
  UPDATE "media" SET "audience" = 'agents' WHERE "id" IN (SELECT "file_id" FROM "fact_sheets" WHERE "audience" = 'corp_only');
  ALTER TABLE "forms" DROP COLUMN "type";
  ALTER TABLE "brands" DROP COLUMN "layout";
  ALTER TABLE "_brands_v" DROP COLUMN "version_layout";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "brands_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_brands_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  DROP INDEX "media_audience_idx";
  ALTER TABLE "forms" ADD COLUMN "type" varchar DEFAULT '' NOT NULL;
  ALTER TABLE "brands" ADD COLUMN "layout" varchar;
  ALTER TABLE "_brands_v" ADD COLUMN "version_layout" varchar;
  ALTER TABLE "brands_texts" ADD CONSTRAINT "brands_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."brands"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_brands_v_texts" ADD CONSTRAINT "_brands_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_brands_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "brands_texts_order_parent" ON "brands_texts" USING btree ("order","parent_id");
  CREATE INDEX "_brands_v_texts_order_parent" ON "_brands_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "forms_type_idx" ON "forms" USING btree ("type");
  ALTER TABLE "media" DROP COLUMN "audience";`)
}
