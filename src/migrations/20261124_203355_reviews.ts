import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_page_reviews_status" AS ENUM('pending', 'changes', 'approved');
  CREATE TABLE "annotations_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" uuid
  );
  
  CREATE TABLE "page_reviews" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"page_id" uuid NOT NULL,
  	"status" "enum_page_reviews_status" DEFAULT 'pending' NOT NULL,
  	"rev" numeric,
  	"asked_by_id" uuid,
  	"asked_at" timestamp(3) with time zone,
  	"decided_by_id" uuid,
  	"decided_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "page_reviews_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" uuid
  );
  
  ALTER TABLE "annotations_comments" ADD COLUMN "edited_at" timestamp(3) with time zone;
  ALTER TABLE "annotations" ADD COLUMN "uuid" varchar;
  ALTER TABLE "annotations" ADD COLUMN "resolved_by_id" uuid;
  ALTER TABLE "annotations_rels" ADD CONSTRAINT "annotations_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."annotations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "annotations_rels" ADD CONSTRAINT "annotations_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "page_reviews" ADD CONSTRAINT "page_reviews_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "page_reviews" ADD CONSTRAINT "page_reviews_asked_by_id_users_id_fk" FOREIGN KEY ("asked_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "page_reviews" ADD CONSTRAINT "page_reviews_decided_by_id_users_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "page_reviews_rels" ADD CONSTRAINT "page_reviews_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."page_reviews"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "page_reviews_rels" ADD CONSTRAINT "page_reviews_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "annotations_rels_order_idx" ON "annotations_rels" USING btree ("order");
  CREATE INDEX "annotations_rels_parent_idx" ON "annotations_rels" USING btree ("parent_id");
  CREATE INDEX "annotations_rels_path_idx" ON "annotations_rels" USING btree ("path");
  CREATE INDEX "annotations_rels_users_id_idx" ON "annotations_rels" USING btree ("users_id");
  CREATE UNIQUE INDEX "page_reviews_page_idx" ON "page_reviews" USING btree ("page_id");
  CREATE INDEX "page_reviews_status_idx" ON "page_reviews" USING btree ("status");
  CREATE INDEX "page_reviews_asked_by_idx" ON "page_reviews" USING btree ("asked_by_id");
  CREATE INDEX "page_reviews_decided_by_idx" ON "page_reviews" USING btree ("decided_by_id");
  CREATE INDEX "page_reviews_updated_at_idx" ON "page_reviews" USING btree ("updated_at");
  CREATE INDEX "page_reviews_created_at_idx" ON "page_reviews" USING btree ("created_at");
  CREATE INDEX "page_reviews_rels_order_idx" ON "page_reviews_rels" USING btree ("order");
  CREATE INDEX "page_reviews_rels_parent_idx" ON "page_reviews_rels" USING btree ("parent_id");
  CREATE INDEX "page_reviews_rels_path_idx" ON "page_reviews_rels" USING btree ("path");
  CREATE INDEX "page_reviews_rels_users_id_idx" ON "page_reviews_rels" USING btree ("users_id");
  ALTER TABLE "annotations" ADD CONSTRAINT "annotations_resolved_by_id_users_id_fk" FOREIGN KEY ("resolved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "annotations_uuid_idx" ON "annotations" USING btree ("uuid");
  CREATE INDEX "annotations_resolved_by_idx" ON "annotations" USING btree ("resolved_by_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "annotations_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "page_reviews" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "page_reviews_rels" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "annotations_rels" CASCADE;
  DROP TABLE "page_reviews" CASCADE;
  DROP TABLE "page_reviews_rels" CASCADE;
  ALTER TABLE "annotations" DROP CONSTRAINT "annotations_resolved_by_id_users_id_fk";
  
  DROP INDEX "annotations_uuid_idx";
  DROP INDEX "annotations_resolved_by_idx";
  ALTER TABLE "annotations_comments" DROP COLUMN "edited_at";
  ALTER TABLE "annotations" DROP COLUMN "uuid";
  ALTER TABLE "annotations" DROP COLUMN "resolved_by_id";
  DROP TYPE "public"."enum_page_reviews_status";`)
}
