import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_releases_status" ADD VALUE 'reverted';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'voixPublishRelease';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'voixPublishRelease';
  ALTER TABLE "release_items" ALTER COLUMN "action" SET DATA TYPE text;
  ALTER TABLE "release_items" ALTER COLUMN "action" SET DEFAULT 'publish'::text;
  DROP TYPE "public"."enum_release_items_action";
  CREATE TYPE "public"."enum_release_items_action" AS ENUM('publish', 'unpublish');
  ALTER TABLE "release_items" ALTER COLUMN "action" SET DEFAULT 'publish'::"public"."enum_release_items_action";
  ALTER TABLE "release_items" ALTER COLUMN "action" SET DATA TYPE "public"."enum_release_items_action" USING "action"::"public"."enum_release_items_action";
  ALTER TABLE "releases" ADD COLUMN "time_zone" varchar;
  ALTER TABLE "releases" ADD COLUMN "scheduled_by" varchar;
  ALTER TABLE "releases" ADD COLUMN "history" jsonb;
  ALTER TABLE "release_items" ADD COLUMN "title" varchar;
  ALTER TABLE "release_items" ADD COLUMN "rev" numeric;
  ALTER TABLE "release_items" ADD COLUMN "approved_rev" numeric;
  ALTER TABLE "release_items" ADD COLUMN "base" jsonb;
  ALTER TABLE "release_items" ADD COLUMN "made" jsonb;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_release_items_action" ADD VALUE 'delete';
  ALTER TABLE "releases" ALTER COLUMN "status" SET DATA TYPE text;
  ALTER TABLE "releases" ALTER COLUMN "status" SET DEFAULT 'draft'::text;
  DROP TYPE "public"."enum_releases_status";
  CREATE TYPE "public"."enum_releases_status" AS ENUM('draft', 'scheduled', 'publishing', 'published', 'failed');
  ALTER TABLE "releases" ALTER COLUMN "status" SET DEFAULT 'draft'::"public"."enum_releases_status";
  ALTER TABLE "releases" ALTER COLUMN "status" SET DATA TYPE "public"."enum_releases_status" USING "status"::"public"."enum_releases_status";
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'page-schedule');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'page-schedule');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  ALTER TABLE "releases" DROP COLUMN "time_zone";
  ALTER TABLE "releases" DROP COLUMN "scheduled_by";
  ALTER TABLE "releases" DROP COLUMN "history";
  ALTER TABLE "release_items" DROP COLUMN "title";
  ALTER TABLE "release_items" DROP COLUMN "rev";
  ALTER TABLE "release_items" DROP COLUMN "approved_rev";
  ALTER TABLE "release_items" DROP COLUMN "base";
  ALTER TABLE "release_items" DROP COLUMN "made";`)
}
