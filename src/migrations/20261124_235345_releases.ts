import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'voixPublishRelease');
  CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'voixPublishRelease');
  ALTER TYPE "public"."enum_releases_status" ADD VALUE 'reverted';
  CREATE TABLE "payload_jobs_log" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"executed_at" timestamp(3) with time zone NOT NULL,
  	"completed_at" timestamp(3) with time zone NOT NULL,
  	"task_slug" "enum_payload_jobs_log_task_slug" NOT NULL,
  	"task_i_d" varchar NOT NULL,
  	"input" jsonb,
  	"output" jsonb,
  	"state" "enum_payload_jobs_log_state" NOT NULL,
  	"error" jsonb
  );
  
  CREATE TABLE "payload_jobs" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"input" jsonb,
  	"completed_at" timestamp(3) with time zone,
  	"total_tried" numeric DEFAULT 0,
  	"has_error" boolean DEFAULT false,
  	"error" jsonb,
  	"task_slug" "enum_payload_jobs_task_slug",
  	"queue" varchar DEFAULT 'default',
  	"wait_until" timestamp(3) with time zone,
  	"processing" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
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
  ALTER TABLE "release_items" ADD COLUMN "made" jsonb;
  ALTER TABLE "payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_jobs_log_order_idx" ON "payload_jobs_log" USING btree ("_order");
  CREATE INDEX "payload_jobs_log_parent_id_idx" ON "payload_jobs_log" USING btree ("_parent_id");
  CREATE INDEX "payload_jobs_completed_at_idx" ON "payload_jobs" USING btree ("completed_at");
  CREATE INDEX "payload_jobs_total_tried_idx" ON "payload_jobs" USING btree ("total_tried");
  CREATE INDEX "payload_jobs_has_error_idx" ON "payload_jobs" USING btree ("has_error");
  CREATE INDEX "payload_jobs_task_slug_idx" ON "payload_jobs" USING btree ("task_slug");
  CREATE INDEX "payload_jobs_queue_idx" ON "payload_jobs" USING btree ("queue");
  CREATE INDEX "payload_jobs_wait_until_idx" ON "payload_jobs" USING btree ("wait_until");
  CREATE INDEX "payload_jobs_processing_idx" ON "payload_jobs" USING btree ("processing");
  CREATE INDEX "payload_jobs_updated_at_idx" ON "payload_jobs" USING btree ("updated_at");
  CREATE INDEX "payload_jobs_created_at_idx" ON "payload_jobs" USING btree ("created_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_release_items_action" ADD VALUE 'delete';
  DROP TABLE "payload_jobs_log" CASCADE;
  DROP TABLE "payload_jobs" CASCADE;
  ALTER TABLE "releases" ALTER COLUMN "status" SET DATA TYPE text;
  ALTER TABLE "releases" ALTER COLUMN "status" SET DEFAULT 'draft'::text;
  DROP TYPE "public"."enum_releases_status";
  CREATE TYPE "public"."enum_releases_status" AS ENUM('draft', 'scheduled', 'publishing', 'published', 'failed');
  ALTER TABLE "releases" ALTER COLUMN "status" SET DEFAULT 'draft'::"public"."enum_releases_status";
  ALTER TABLE "releases" ALTER COLUMN "status" SET DATA TYPE "public"."enum_releases_status" USING "status"::"public"."enum_releases_status";
  ALTER TABLE "releases" DROP COLUMN "time_zone";
  ALTER TABLE "releases" DROP COLUMN "scheduled_by";
  ALTER TABLE "releases" DROP COLUMN "history";
  ALTER TABLE "release_items" DROP COLUMN "title";
  ALTER TABLE "release_items" DROP COLUMN "rev";
  ALTER TABLE "release_items" DROP COLUMN "approved_rev";
  ALTER TABLE "release_items" DROP COLUMN "base";
  ALTER TABLE "release_items" DROP COLUMN "made";
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  DROP TYPE "public"."enum_payload_jobs_log_state";
  DROP TYPE "public"."enum_payload_jobs_task_slug";`)
}
