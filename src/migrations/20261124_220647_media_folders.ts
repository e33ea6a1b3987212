import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "media" ADD COLUMN "folder" varchar;
  CREATE INDEX "media_folder_idx" ON "media" USING btree ("folder");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "media_folder_idx";
  ALTER TABLE "media" DROP COLUMN "folder";`)
}
