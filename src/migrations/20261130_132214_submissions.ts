import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "forms" ADD COLUMN "delete_after_days" numeric;
  ALTER TABLE "form_submissions" ADD COLUMN "name" varchar;
  ALTER TABLE "form_submissions" ADD COLUMN "email" varchar;
  ALTER TABLE "form_submissions" ADD COLUMN "contents" varchar;
  ALTER TABLE "form_submissions" ADD COLUMN "operation_key" varchar;
  CREATE INDEX "form_submissions_name_idx" ON "form_submissions" USING btree ("name");
  CREATE INDEX "form_submissions_email_idx" ON "form_submissions" USING btree ("email");
  CREATE UNIQUE INDEX "form_submissions_operation_key_idx" ON "form_submissions" USING btree ("operation_key");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "form_submissions_name_idx";
  DROP INDEX "form_submissions_email_idx";
  DROP INDEX "form_submissions_operation_key_idx";
  ALTER TABLE "forms" DROP COLUMN "delete_after_days";
  ALTER TABLE "form_submissions" DROP COLUMN "name";
  ALTER TABLE "form_submissions" DROP COLUMN "email";
  ALTER TABLE "form_submissions" DROP COLUMN "contents";
  ALTER TABLE "form_submissions" DROP COLUMN "operation_key";`)
}
