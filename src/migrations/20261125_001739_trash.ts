import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "menus" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_menus_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "resorts" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_resorts_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "brands" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_brands_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "specials" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_specials_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "fact_sheets" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "booking_code_triggers" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "posts" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_posts_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "consent_banners" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_consent_banners_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  CREATE INDEX "menus_deleted_at_idx" ON "menus" USING btree ("deleted_at");
  CREATE INDEX "_menus_v_version_version_deleted_at_idx" ON "_menus_v" USING btree ("version_deleted_at");
  CREATE INDEX "resorts_deleted_at_idx" ON "resorts" USING btree ("deleted_at");
  CREATE INDEX "_resorts_v_version_version_deleted_at_idx" ON "_resorts_v" USING btree ("version_deleted_at");
  CREATE INDEX "brands_deleted_at_idx" ON "brands" USING btree ("deleted_at");
  CREATE INDEX "_brands_v_version_version_deleted_at_idx" ON "_brands_v" USING btree ("version_deleted_at");
  CREATE INDEX "specials_deleted_at_idx" ON "specials" USING btree ("deleted_at");
  CREATE INDEX "_specials_v_version_version_deleted_at_idx" ON "_specials_v" USING btree ("version_deleted_at");
  CREATE INDEX "fact_sheets_deleted_at_idx" ON "fact_sheets" USING btree ("deleted_at");
  CREATE INDEX "booking_code_triggers_deleted_at_idx" ON "booking_code_triggers" USING btree ("deleted_at");
  CREATE INDEX "posts_deleted_at_idx" ON "posts" USING btree ("deleted_at");
  CREATE INDEX "_posts_v_version_version_deleted_at_idx" ON "_posts_v" USING btree ("version_deleted_at");
  CREATE INDEX "consent_banners_deleted_at_idx" ON "consent_banners" USING btree ("deleted_at");
  CREATE INDEX "_consent_banners_v_version_version_deleted_at_idx" ON "_consent_banners_v" USING btree ("version_deleted_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "menus_deleted_at_idx";
  DROP INDEX "_menus_v_version_version_deleted_at_idx";
  DROP INDEX "resorts_deleted_at_idx";
  DROP INDEX "_resorts_v_version_version_deleted_at_idx";
  DROP INDEX "brands_deleted_at_idx";
  DROP INDEX "_brands_v_version_version_deleted_at_idx";
  DROP INDEX "specials_deleted_at_idx";
  DROP INDEX "_specials_v_version_version_deleted_at_idx";
  DROP INDEX "fact_sheets_deleted_at_idx";
  DROP INDEX "booking_code_triggers_deleted_at_idx";
  DROP INDEX "posts_deleted_at_idx";
  DROP INDEX "_posts_v_version_version_deleted_at_idx";
  DROP INDEX "consent_banners_deleted_at_idx";
  DROP INDEX "_consent_banners_v_version_version_deleted_at_idx";
  ALTER TABLE "menus" DROP COLUMN "deleted_at";
  ALTER TABLE "_menus_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "resorts" DROP COLUMN "deleted_at";
  ALTER TABLE "_resorts_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "brands" DROP COLUMN "deleted_at";
  ALTER TABLE "_brands_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "specials" DROP COLUMN "deleted_at";
  ALTER TABLE "_specials_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "fact_sheets" DROP COLUMN "deleted_at";
  ALTER TABLE "booking_code_triggers" DROP COLUMN "deleted_at";
  ALTER TABLE "posts" DROP COLUMN "deleted_at";
  ALTER TABLE "_posts_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "consent_banners" DROP COLUMN "deleted_at";
  ALTER TABLE "_consent_banners_v" DROP COLUMN "version_deleted_at";`)
}
