import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pages" ADD COLUMN "last_write_user_id" varchar;
  ALTER TABLE "pages" ADD COLUMN "last_write_user_name" varchar;
  ALTER TABLE "pages" ADD COLUMN "last_write_kind" varchar;
  ALTER TABLE "pages" ADD COLUMN "last_write_label" varchar;
  ALTER TABLE "_pages_v" ADD COLUMN "version_last_write_user_id" varchar;
  ALTER TABLE "_pages_v" ADD COLUMN "version_last_write_user_name" varchar;
  ALTER TABLE "_pages_v" ADD COLUMN "version_last_write_kind" varchar;
  ALTER TABLE "_pages_v" ADD COLUMN "version_last_write_label" varchar;`)
  // What the studio has saved so far says who did it.
  await db.execute(sql`
   UPDATE "_pages_v" v SET
    "version_last_write_user_id" = o."user",
    "version_last_write_user_name" = u."name",
    "version_last_write_kind" = CASE o."action"
      WHEN 'saveVersionForLater' THEN 'kept' WHEN 'savePublishVersion' THEN 'published'
      WHEN 'quickSave' THEN 'quick' ELSE 'draft' END
   FROM "operations" o LEFT JOIN "users" u ON u."id"::text = o."user"
   WHERE o."page" = v."parent_id"::text AND o."rev" = v."version_rev";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pages" DROP COLUMN "last_write_user_id";
  ALTER TABLE "pages" DROP COLUMN "last_write_user_name";
  ALTER TABLE "pages" DROP COLUMN "last_write_kind";
  ALTER TABLE "pages" DROP COLUMN "last_write_label";
  ALTER TABLE "_pages_v" DROP COLUMN "version_last_write_user_id";
  ALTER TABLE "_pages_v" DROP COLUMN "version_last_write_user_name";
  ALTER TABLE "_pages_v" DROP COLUMN "version_last_write_kind";
  ALTER TABLE "_pages_v" DROP COLUMN "version_last_write_label";`)
}
