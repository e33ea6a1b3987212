import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_consent_banners_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__consent_banners_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__consent_banners_v_published_locale" AS ENUM('en', 'es');
  CREATE TABLE "consent_banners" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"page_id" uuid,
  	"site_id" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_consent_banners_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "consent_banners_locales" (
  	"title" varchar,
  	"text" varchar,
  	"accept" varchar,
  	"decline" varchar,
  	"settings" varchar,
  	"page_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_consent_banners_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_page_id" uuid,
  	"version_site_id" numeric DEFAULT 0,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__consent_banners_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__consent_banners_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_consent_banners_v_locales" (
  	"version_title" varchar,
  	"version_text" varchar,
  	"version_accept" varchar,
  	"version_decline" varchar,
  	"version_settings" varchar,
  	"version_page_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "consent_banners_id" uuid;
  ALTER TABLE "consent_banners" ADD CONSTRAINT "consent_banners_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "consent_banners_locales" ADD CONSTRAINT "consent_banners_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."consent_banners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_consent_banners_v" ADD CONSTRAINT "_consent_banners_v_parent_id_consent_banners_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."consent_banners"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_consent_banners_v" ADD CONSTRAINT "_consent_banners_v_version_page_id_pages_id_fk" FOREIGN KEY ("version_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_consent_banners_v_locales" ADD CONSTRAINT "_consent_banners_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_consent_banners_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "consent_banners_page_idx" ON "consent_banners" USING btree ("page_id");
  CREATE INDEX "consent_banners_site_id_idx" ON "consent_banners" USING btree ("site_id");
  CREATE INDEX "consent_banners_updated_at_idx" ON "consent_banners" USING btree ("updated_at");
  CREATE INDEX "consent_banners_created_at_idx" ON "consent_banners" USING btree ("created_at");
  CREATE INDEX "consent_banners__status_idx" ON "consent_banners" USING btree ("_status");
  CREATE UNIQUE INDEX "consent_banners_locales_locale_parent_id_unique" ON "consent_banners_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_consent_banners_v_parent_idx" ON "_consent_banners_v" USING btree ("parent_id");
  CREATE INDEX "_consent_banners_v_version_version_page_idx" ON "_consent_banners_v" USING btree ("version_page_id");
  CREATE INDEX "_consent_banners_v_version_version_site_id_idx" ON "_consent_banners_v" USING btree ("version_site_id");
  CREATE INDEX "_consent_banners_v_version_version_updated_at_idx" ON "_consent_banners_v" USING btree ("version_updated_at");
  CREATE INDEX "_consent_banners_v_version_version_created_at_idx" ON "_consent_banners_v" USING btree ("version_created_at");
  CREATE INDEX "_consent_banners_v_version_version__status_idx" ON "_consent_banners_v" USING btree ("version__status");
  CREATE INDEX "_consent_banners_v_created_at_idx" ON "_consent_banners_v" USING btree ("created_at");
  CREATE INDEX "_consent_banners_v_updated_at_idx" ON "_consent_banners_v" USING btree ("updated_at");
  CREATE INDEX "_consent_banners_v_snapshot_idx" ON "_consent_banners_v" USING btree ("snapshot");
  CREATE INDEX "_consent_banners_v_published_locale_idx" ON "_consent_banners_v" USING btree ("published_locale");
  CREATE INDEX "_consent_banners_v_latest_idx" ON "_consent_banners_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_consent_banners_v_locales_locale_parent_id_unique" ON "_consent_banners_v_locales" USING btree ("_locale","_parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_consent_banners_fk" FOREIGN KEY ("consent_banners_id") REFERENCES "public"."consent_banners"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_consent_banners_id_idx" ON "payload_locked_documents_rels" USING btree ("consent_banners_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "consent_banners" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "consent_banners_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_consent_banners_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_consent_banners_v_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "consent_banners" CASCADE;
  DROP TABLE "consent_banners_locales" CASCADE;
  DROP TABLE "_consent_banners_v" CASCADE;
  DROP TABLE "_consent_banners_v_locales" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_consent_banners_fk";
  
  DROP INDEX "payload_locked_documents_rels_consent_banners_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "consent_banners_id";
  DROP TYPE "public"."enum_consent_banners_status";
  DROP TYPE "public"."enum__consent_banners_v_version_status";
  DROP TYPE "public"."enum__consent_banners_v_published_locale";`)
}
