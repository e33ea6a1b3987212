import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_redirects_type" ADD VALUE '410';
  DROP INDEX "recipes_name_idx";
  DROP INDEX "forms_slug_idx";
  DROP INDEX "resorts_slug_idx";
  DROP INDEX "brands_slug_idx";
  DROP INDEX "specials_slug_idx";
  DROP INDEX "posts_slug_idx";
  ALTER TABLE "redirects" ALTER COLUMN "to_type" DROP NOT NULL;
  ALTER TABLE "media" ADD COLUMN "frames" numeric;
  CREATE INDEX "recipes_name_idx" ON "recipes" USING btree ("name");
  CREATE INDEX "forms_slug_idx" ON "forms" USING btree ("slug");
  CREATE INDEX "resorts_slug_idx" ON "resorts" USING btree ("slug");
  CREATE INDEX "brands_slug_idx" ON "brands" USING btree ("slug");
  CREATE INDEX "specials_slug_idx" ON "specials" USING btree ("slug");
  CREATE INDEX "posts_slug_idx" ON "posts" USING btree ("slug");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "redirects" ALTER COLUMN "type" SET DATA TYPE text;
  ALTER TABLE "redirects" ALTER COLUMN "type" SET DEFAULT '301'::text;
  DROP TYPE "public"."enum_redirects_type";
  CREATE TYPE "public"."enum_redirects_type" AS ENUM('301', '302', '307', '308');
  ALTER TABLE "redirects" ALTER COLUMN "type" SET DEFAULT '301'::"public"."enum_redirects_type";
  ALTER TABLE "redirects" ALTER COLUMN "type" SET DATA TYPE "public"."enum_redirects_type" USING "type"::"public"."enum_redirects_type";
  DROP INDEX "recipes_name_idx";
  DROP INDEX "forms_slug_idx";
  DROP INDEX "resorts_slug_idx";
  DROP INDEX "brands_slug_idx";
  DROP INDEX "specials_slug_idx";
  DROP INDEX "posts_slug_idx";
  ALTER TABLE "redirects" ALTER COLUMN "to_type" SET NOT NULL;
  CREATE UNIQUE INDEX "recipes_name_idx" ON "recipes" USING btree ("name");
  CREATE UNIQUE INDEX "forms_slug_idx" ON "forms" USING btree ("slug");
  CREATE UNIQUE INDEX "resorts_slug_idx" ON "resorts" USING btree ("slug");
  CREATE UNIQUE INDEX "brands_slug_idx" ON "brands" USING btree ("slug");
  CREATE UNIQUE INDEX "specials_slug_idx" ON "specials" USING btree ("slug");
  CREATE UNIQUE INDEX "posts_slug_idx" ON "posts" USING btree ("slug");
  ALTER TABLE "media" DROP COLUMN "frames";`)
}
