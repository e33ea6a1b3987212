import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pages" ADD COLUMN "kind" varchar DEFAULT 'page';
  ALTER TABLE "_pages_v" ADD COLUMN "version_kind" varchar DEFAULT 'page';
  CREATE INDEX "pages_kind_idx" ON "pages" USING btree ("kind");
  CREATE INDEX "_pages_v_version_version_kind_idx" ON "_pages_v" USING btree ("version_kind");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "pages_kind_idx";
  DROP INDEX "_pages_v_version_version_kind_idx";
  ALTER TABLE "pages" DROP COLUMN "kind";
  ALTER TABLE "_pages_v" DROP COLUMN "version_kind";`)
}
