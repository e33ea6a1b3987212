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
  // Submissions that are stored already have the texts that the list searches.
  await db.execute(sql`
    UPDATE "form_submissions" s SET
      "email" = (SELECT v.value FROM jsonb_each_text(s."values") v WHERE v.value ~ '^[^[:space:]@]+@[^[:space:]@]+$' LIMIT 1),
      "name" = coalesce(
        nullif((SELECT string_agg(v.value, ' ' ORDER BY v.key) FROM jsonb_each_text(s."values") v
          WHERE v.key ~* '^(first|given|middle|last|family|full|your|guest|contact|sur)?name$'), ''),
        (SELECT v.value FROM jsonb_each_text(s."values") v WHERE v.value ~ '^[^[:space:]@]+@[^[:space:]@]+$' LIMIT 1)),
      "contents" = (SELECT string_agg(v.value, E'\\n') FROM jsonb_each_text(s."values") v WHERE v.value NOT IN ('true', 'false'))
    WHERE jsonb_typeof(s."values") = 'object';`)
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
