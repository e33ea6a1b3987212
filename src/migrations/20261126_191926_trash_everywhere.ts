import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "media" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "recipes" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "forms" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "redirects" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "head_tags" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  CREATE INDEX "media_deleted_at_idx" ON "media" USING btree ("deleted_at");
  CREATE INDEX "recipes_deleted_at_idx" ON "recipes" USING btree ("deleted_at");
  CREATE INDEX "forms_deleted_at_idx" ON "forms" USING btree ("deleted_at");
  CREATE INDEX "redirects_deleted_at_idx" ON "redirects" USING btree ("deleted_at");
  CREATE INDEX "head_tags_deleted_at_idx" ON "head_tags" USING btree ("deleted_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "media_deleted_at_idx";
  DROP INDEX "recipes_deleted_at_idx";
  DROP INDEX "forms_deleted_at_idx";
  DROP INDEX "redirects_deleted_at_idx";
  DROP INDEX "head_tags_deleted_at_idx";
  ALTER TABLE "media" DROP COLUMN "deleted_at";
  ALTER TABLE "recipes" DROP COLUMN "deleted_at";
  ALTER TABLE "forms" DROP COLUMN "deleted_at";
  ALTER TABLE "redirects" DROP COLUMN "deleted_at";
  ALTER TABLE "head_tags" DROP COLUMN "deleted_at";`)
}
