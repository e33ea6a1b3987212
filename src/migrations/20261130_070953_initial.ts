import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'
import { isMigrated } from './former/isMigrated'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  if (await isMigrated(db)) return
  await db.execute(sql`
   CREATE TYPE "public"."_locales" AS ENUM('en', 'es');
  CREATE TYPE "public"."enum_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_published_locale" AS ENUM('en', 'es');
  CREATE TYPE "public"."enum_menus_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__menus_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__menus_v_published_locale" AS ENUM('en', 'es');
  CREATE TYPE "public"."enum_recipes_kind" AS ENUM('elements', 'page');
  CREATE TYPE "public"."enum_forms_fields_type" AS ENUM('text', 'email', 'tel', 'number', 'date', 'textarea', 'select', 'radio', 'checkbox', 'country', 'hidden');
  CREATE TYPE "public"."enum_form_submissions_status" AS ENUM('received', 'sent', 'failed', 'handled');
  CREATE TYPE "public"."enum_releases_status" AS ENUM('draft', 'scheduled', 'publishing', 'published', 'failed', 'reverted');
  CREATE TYPE "public"."enum_release_items_action" AS ENUM('publish', 'unpublish');
  CREATE TYPE "public"."enum_annotations_breakpoint" AS ENUM('default', 'sm', 'md', 'lg', 'xl', '2xl');
  CREATE TYPE "public"."enum_annotations_status" AS ENUM('pending', 'resolved');
  CREATE TYPE "public"."enum_page_reviews_status" AS ENUM('pending', 'changes', 'approved');
  CREATE TYPE "public"."enum_page_schedules_action" AS ENUM('publish', 'unpublish');
  CREATE TYPE "public"."enum_redirects_to_type" AS ENUM('page', 'url');
  CREATE TYPE "public"."enum_redirects_type" AS ENUM('301', '302', '307', '308');
  CREATE TYPE "public"."enum_head_tags_tag" AS ENUM('meta', 'link', 'script', 'style', 'raw');
  CREATE TYPE "public"."enum_head_tags_applies_to" AS ENUM('all', 'layouts', 'paths');
  CREATE TYPE "public"."enum_users_roles" AS ENUM('administrator', 'editor', 'reviewer', 'agent');
  CREATE TYPE "public"."enum_resorts_gallery_category" AS ENUM('resort', 'activities', 'pools', 'rooms', 'dining', 'celebrations', 'meetings');
  CREATE TYPE "public"."enum_resorts_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__resorts_v_version_gallery_category" AS ENUM('resort', 'activities', 'pools', 'rooms', 'dining', 'celebrations', 'meetings');
  CREATE TYPE "public"."enum__resorts_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__resorts_v_published_locale" AS ENUM('en', 'es');
  CREATE TYPE "public"."enum_brands_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__brands_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__brands_v_published_locale" AS ENUM('en', 'es');
  CREATE TYPE "public"."enum_specials_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__specials_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__specials_v_published_locale" AS ENUM('en', 'es');
  CREATE TYPE "public"."enum_fact_sheets_audience" AS ENUM('both', 'corp_only');
  CREATE TYPE "public"."enum_booking_code_triggers_code_type" AS ENUM('promo', 'coupon', 'rate', 'group');
  CREATE TYPE "public"."enum_posts_post_type" AS ENUM('Blog Post', 'Playacares Post', 'Dominican Republic Post', 'Jamaica Post', 'Mexico Post', 'USA Post', 'Press Release');
  CREATE TYPE "public"."enum_posts_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__posts_v_version_post_type" AS ENUM('Blog Post', 'Playacares Post', 'Dominican Republic Post', 'Jamaica Post', 'Mexico Post', 'USA Post', 'Press Release');
  CREATE TYPE "public"."enum__posts_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__posts_v_published_locale" AS ENUM('en', 'es');
  CREATE TYPE "public"."enum_consent_banners_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__consent_banners_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__consent_banners_v_published_locale" AS ENUM('en', 'es');
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'page-schedule', 'voixPublishRelease', 'voixMailSubmission');
  CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'page-schedule', 'voixPublishRelease', 'voixMailSubmission');
  CREATE TABLE "pages_tags" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"point" numeric DEFAULT 1
  );
  
  CREATE TABLE "pages" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"kind" varchar DEFAULT 'page',
  	"path" varchar,
  	"layout" varchar DEFAULT 'blocks',
  	"site_id" numeric DEFAULT 0,
  	"language_code" varchar DEFAULT 'en',
  	"translation_of_id" uuid,
  	"translation" jsonb,
  	"fields" jsonb DEFAULT '[]'::jsonb,
  	"properties_dom_id" varchar,
  	"properties_settings" jsonb DEFAULT '{}'::jsonb,
  	"current_release_id" uuid,
  	"rev" numeric,
  	"last_write_user_id" varchar,
  	"last_write_user_name" varchar,
  	"last_write_kind" varchar,
  	"last_write_label" varchar,
  	"elements" jsonb,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"meta_image_id" uuid,
  	"meta_canonical" varchar,
  	"meta_no_index" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_pages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_pages_v_version_tags" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar,
  	"point" numeric DEFAULT 1,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_pages_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_title" varchar,
  	"version_kind" varchar DEFAULT 'page',
  	"version_path" varchar,
  	"version_layout" varchar DEFAULT 'blocks',
  	"version_site_id" numeric DEFAULT 0,
  	"version_language_code" varchar DEFAULT 'en',
  	"version_translation_of_id" uuid,
  	"version_translation" jsonb,
  	"version_fields" jsonb DEFAULT '[]'::jsonb,
  	"version_properties_dom_id" varchar,
  	"version_properties_settings" jsonb DEFAULT '{}'::jsonb,
  	"version_current_release_id" uuid,
  	"version_rev" numeric,
  	"version_last_write_user_id" varchar,
  	"version_last_write_user_name" varchar,
  	"version_last_write_kind" varchar,
  	"version_last_write_label" varchar,
  	"version_elements" jsonb,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_meta_image_id" uuid,
  	"version_meta_canonical" varchar,
  	"version_meta_no_index" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__pages_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "menus" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar,
  	"location" varchar,
  	"site_id" numeric DEFAULT 0,
  	"items" jsonb DEFAULT '[]'::jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_menus_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_menus_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_name" varchar,
  	"version_location" varchar,
  	"version_site_id" numeric DEFAULT 0,
  	"version_items" jsonb DEFAULT '[]'::jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__menus_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__menus_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "media" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"credit" varchar,
  	"folder" varchar,
  	"audience" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric
  );
  
  CREATE TABLE "media_locales" (
  	"alt" varchar NOT NULL,
  	"caption" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "media_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "recipes" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar NOT NULL,
  	"name" varchar,
  	"description" varchar,
  	"kind" "enum_recipes_kind" DEFAULT 'elements' NOT NULL,
  	"layout" varchar,
  	"path" varchar,
  	"elements" jsonb DEFAULT '[]'::jsonb,
  	"preview_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "forms_fields_options" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"value" varchar
  );
  
  CREATE TABLE "forms_fields_options_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "forms_fields" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"type" "enum_forms_fields_type" DEFAULT 'text' NOT NULL,
  	"required" boolean DEFAULT false,
  	"min_length" numeric,
  	"max_length" numeric
  );
  
  CREATE TABLE "forms_fields_locales" (
  	"label" varchar NOT NULL,
  	"placeholder" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "forms" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"slug" varchar,
  	"minimum_seconds" numeric DEFAULT 2,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "forms_locales" (
  	"title" varchar NOT NULL,
  	"introduction" varchar,
  	"submit_label" varchar DEFAULT 'Send',
  	"success_message" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "forms_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "form_submissions" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"form_id" uuid NOT NULL,
  	"values" jsonb NOT NULL,
  	"path" varchar,
  	"language_code" varchar,
  	"address_hash" varchar,
  	"status" "enum_form_submissions_status" DEFAULT 'received',
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "releases" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar NOT NULL,
  	"status" "enum_releases_status" DEFAULT 'draft' NOT NULL,
  	"publish_at" timestamp(3) with time zone,
  	"time_zone" varchar,
  	"scheduled_by" varchar,
  	"notes" varchar,
  	"preview_secret_hash" varchar,
  	"preview_secret_expires_at" timestamp(3) with time zone,
  	"published_at" timestamp(3) with time zone,
  	"failure" jsonb,
  	"history" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "release_items" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"release_id" uuid NOT NULL,
  	"collection" varchar NOT NULL,
  	"doc" varchar NOT NULL,
  	"title" varchar,
  	"action" "enum_release_items_action" DEFAULT 'publish' NOT NULL,
  	"rev" numeric,
  	"base_rev" numeric,
  	"approved_rev" numeric,
  	"base" jsonb,
  	"snapshot" jsonb,
  	"prior" jsonb,
  	"made" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "annotations_comments" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL,
  	"author_id" uuid,
  	"created_at" timestamp(3) with time zone,
  	"edited_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "annotations" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"uuid" varchar,
  	"page_id" uuid NOT NULL,
  	"element" varchar,
  	"breakpoint" "enum_annotations_breakpoint" DEFAULT 'default' NOT NULL,
  	"x" numeric,
  	"y" numeric,
  	"status" "enum_annotations_status" DEFAULT 'pending' NOT NULL,
  	"author_id" uuid,
  	"resolved_by_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
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
  
  CREATE TABLE "page_schedules" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"page" varchar NOT NULL,
  	"action" "enum_page_schedules_action" NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"timezone" varchar NOT NULL,
  	"by" varchar NOT NULL,
  	"by_name" varchar,
  	"job" varchar NOT NULL,
  	"problem" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "preview_links" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"page" varchar NOT NULL,
  	"hash" varchar NOT NULL,
  	"expires_at" timestamp(3) with time zone NOT NULL,
  	"by" varchar NOT NULL,
  	"by_name" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "redirects" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"from" varchar NOT NULL,
  	"host" varchar,
  	"to_type" "enum_redirects_to_type" DEFAULT 'url' NOT NULL,
  	"to_page_id" uuid,
  	"to_url" varchar,
  	"type" "enum_redirects_type" DEFAULT '301' NOT NULL,
  	"enabled" boolean DEFAULT true,
  	"notes" varchar,
  	"hits" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "head_tags" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar NOT NULL,
  	"tag" "enum_head_tags_tag" DEFAULT 'meta' NOT NULL,
  	"attributes" jsonb DEFAULT '{}'::jsonb,
  	"content" varchar,
  	"applies_to" "enum_head_tags_applies_to" DEFAULT 'all' NOT NULL,
  	"enabled" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "head_tags_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "layout_colors" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"layout" varchar NOT NULL,
  	"palette" jsonb,
  	"color_rules" jsonb,
  	"rev" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "users_roles" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_users_roles",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "users" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar NOT NULL,
  	"deactivated" boolean DEFAULT false,
  	"api_key_made_at" timestamp(3) with time zone,
  	"avatar_id" uuid,
  	"external_identity_provider" varchar,
  	"external_identity_subject" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"enable_a_p_i_key" boolean,
  	"api_key" varchar,
  	"api_key_index" varchar,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "users_numbers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"number" numeric,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL
  );
  
  CREATE TABLE "references" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"from_collection" varchar NOT NULL,
  	"from_doc" varchar NOT NULL,
  	"element" varchar,
  	"field" varchar NOT NULL,
  	"to_collection" varchar NOT NULL,
  	"to_doc" varchar NOT NULL,
  	"is_published" boolean DEFAULT false NOT NULL
  );
  
  CREATE TABLE "operations" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"operation_id" varchar NOT NULL,
  	"page" varchar NOT NULL,
  	"user" varchar,
  	"action" varchar NOT NULL,
  	"rev" numeric NOT NULL,
  	"fingerprint" varchar,
  	"answer" jsonb NOT NULL,
  	"prior" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "audit_events" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"event" varchar NOT NULL,
  	"user" varchar,
  	"collection" varchar,
  	"doc" varchar,
  	"data" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "resorts_gallery" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"image_id" uuid,
  	"category" "enum_resorts_gallery_category" DEFAULT 'resort'
  );
  
  CREATE TABLE "resorts_gallery_locales" (
  	"caption" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "resorts_amenities" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "resorts_amenities_locales" (
  	"name" varchar,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "resorts_meeting_facilities" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"area" numeric,
  	"capacity_theatre" numeric,
  	"capacity_classroom" numeric,
  	"capacity_banquet" numeric,
  	"capacity_boardroom" numeric,
  	"capacity_reception" numeric,
  	"capacity_u_shape" numeric
  );
  
  CREATE TABLE "resorts" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar,
  	"slug" varchar,
  	"brand_id" uuid,
  	"country" varchar,
  	"region" varchar,
  	"location_lat" numeric,
  	"location_lng" numeric,
  	"logo_id" uuid,
  	"image_id" uuid,
  	"check_in" varchar DEFAULT '3:00 p.m.',
  	"check_out" varchar DEFAULT '12:00 p.m.',
  	"booking_engine_code" varchar,
  	"trip_advisor_id" varchar,
  	"trip_advisor_rating" numeric,
  	"trip_advisor_reviews" numeric,
  	"contact_phone" varchar,
  	"contact_email" varchar,
  	"contact_address" varchar,
  	"page_id" uuid,
  	"order" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_resorts_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "resorts_locales" (
  	"tagline" varchar,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_resorts_v_version_gallery" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"image_id" uuid,
  	"category" "enum__resorts_v_version_gallery_category" DEFAULT 'resort',
  	"_uuid" varchar
  );
  
  CREATE TABLE "_resorts_v_version_gallery_locales" (
  	"caption" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_resorts_v_version_amenities" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_resorts_v_version_amenities_locales" (
  	"name" varchar,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_resorts_v_version_meeting_facilities" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar,
  	"area" numeric,
  	"capacity_theatre" numeric,
  	"capacity_classroom" numeric,
  	"capacity_banquet" numeric,
  	"capacity_boardroom" numeric,
  	"capacity_reception" numeric,
  	"capacity_u_shape" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_resorts_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_name" varchar,
  	"version_slug" varchar,
  	"version_brand_id" uuid,
  	"version_country" varchar,
  	"version_region" varchar,
  	"version_location_lat" numeric,
  	"version_location_lng" numeric,
  	"version_logo_id" uuid,
  	"version_image_id" uuid,
  	"version_check_in" varchar DEFAULT '3:00 p.m.',
  	"version_check_out" varchar DEFAULT '12:00 p.m.',
  	"version_booking_engine_code" varchar,
  	"version_trip_advisor_id" varchar,
  	"version_trip_advisor_rating" numeric,
  	"version_trip_advisor_reviews" numeric,
  	"version_contact_phone" varchar,
  	"version_contact_email" varchar,
  	"version_contact_address" varchar,
  	"version_page_id" uuid,
  	"version_order" numeric DEFAULT 0,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__resorts_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__resorts_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_resorts_v_locales" (
  	"version_tagline" varchar,
  	"version_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "brands_colors" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"value" varchar
  );
  
  CREATE TABLE "brands" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar,
  	"slug" varchar,
  	"logo_id" uuid,
  	"image_id" uuid,
  	"page_id" uuid,
  	"order" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_brands_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "brands_locales" (
  	"tagline" varchar,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_brands_v_version_colors" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar,
  	"value" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_brands_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_name" varchar,
  	"version_slug" varchar,
  	"version_logo_id" uuid,
  	"version_image_id" uuid,
  	"version_page_id" uuid,
  	"version_order" numeric DEFAULT 0,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__brands_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__brands_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_brands_v_locales" (
  	"version_tagline" varchar,
  	"version_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "specials" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"slug" varchar,
  	"percent_off" numeric,
  	"start_date" timestamp(3) with time zone,
  	"end_date" timestamp(3) with time zone,
  	"image_id" uuid,
  	"resort_logo_id" uuid,
  	"brand_id" uuid,
  	"country" varchar,
  	"booking_code" varchar,
  	"page_id" uuid,
  	"hide_book_now" boolean DEFAULT false,
  	"images_on_left" boolean DEFAULT false,
  	"bgsvg" varchar,
  	"html_id" varchar,
  	"order" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_specials_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "specials_locales" (
  	"title" varchar,
  	"title_above" varchar,
  	"subtitle" varchar,
  	"content" jsonb,
  	"terms" jsonb,
  	"extra_savings" varchar,
  	"pretty_end_date" varchar,
  	"image_alt" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "specials_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"resorts_id" uuid
  );
  
  CREATE TABLE "_specials_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_slug" varchar,
  	"version_percent_off" numeric,
  	"version_start_date" timestamp(3) with time zone,
  	"version_end_date" timestamp(3) with time zone,
  	"version_image_id" uuid,
  	"version_resort_logo_id" uuid,
  	"version_brand_id" uuid,
  	"version_country" varchar,
  	"version_booking_code" varchar,
  	"version_page_id" uuid,
  	"version_hide_book_now" boolean DEFAULT false,
  	"version_images_on_left" boolean DEFAULT false,
  	"version_bgsvg" varchar,
  	"version_html_id" varchar,
  	"version_order" numeric DEFAULT 0,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__specials_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__specials_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_specials_v_locales" (
  	"version_title" varchar,
  	"version_title_above" varchar,
  	"version_subtitle" varchar,
  	"version_content" jsonb,
  	"version_terms" jsonb,
  	"version_extra_savings" varchar,
  	"version_pretty_end_date" varchar,
  	"version_image_alt" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_specials_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"resorts_id" uuid
  );
  
  CREATE TABLE "fact_sheets" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"resort_id" uuid,
  	"file_id" uuid NOT NULL,
  	"audience" "enum_fact_sheets_audience" DEFAULT 'both' NOT NULL,
  	"language" varchar DEFAULT 'en',
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "fact_sheets_locales" (
  	"title" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "booking_code_triggers_match_tags" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"minimum" numeric DEFAULT 1 NOT NULL
  );
  
  CREATE TABLE "booking_code_triggers" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar NOT NULL,
  	"code_type" "enum_booking_code_triggers_code_type" DEFAULT 'promo' NOT NULL,
  	"code" varchar NOT NULL,
  	"match_path" varchar,
  	"match_query_name" varchar,
  	"match_query_value" varchar,
  	"match_verified_identity" boolean DEFAULT false,
  	"priority" numeric DEFAULT 0,
  	"start_date" timestamp(3) with time zone,
  	"end_date" timestamp(3) with time zone,
  	"enabled" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "posts" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"post_type" "enum_posts_post_type" DEFAULT 'Blog Post',
  	"slug" varchar,
  	"cover_id" uuid,
  	"author" varchar,
  	"published_at" timestamp(3) with time zone,
  	"page_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_posts_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "posts_locales" (
  	"title" varchar,
  	"excerpt" varchar,
  	"body" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "posts_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_posts_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_post_type" "enum__posts_v_version_post_type" DEFAULT 'Blog Post',
  	"version_slug" varchar,
  	"version_cover_id" uuid,
  	"version_author" varchar,
  	"version_published_at" timestamp(3) with time zone,
  	"version_page_id" uuid,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__posts_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__posts_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_posts_v_locales" (
  	"version_title" varchar,
  	"version_excerpt" varchar,
  	"version_body" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_posts_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "consent_banners" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"page_id" uuid,
  	"site_id" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
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
  	"version_deleted_at" timestamp(3) with time zone,
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
  
  CREATE TABLE "payload_kv" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
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
  
  CREATE TABLE "payload_locked_documents" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"menus_id" uuid,
  	"media_id" uuid,
  	"recipes_id" uuid,
  	"forms_id" uuid,
  	"form_submissions_id" uuid,
  	"releases_id" uuid,
  	"release_items_id" uuid,
  	"annotations_id" uuid,
  	"redirects_id" uuid,
  	"head_tags_id" uuid,
  	"users_id" uuid,
  	"resorts_id" uuid,
  	"brands_id" uuid,
  	"specials_id" uuid,
  	"fact_sheets_id" uuid,
  	"booking_code_triggers_id" uuid,
  	"posts_id" uuid,
  	"consent_banners_id" uuid
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" uuid
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "voix_expired_tags" (
  	"tag" text PRIMARY KEY NOT NULL,
  	"expired_at" timestamp with time zone NOT NULL,
  	"xid" bigint NOT NULL
  );
  
  CREATE TABLE "voix_search" (
  	"page" text NOT NULL,
  	"shown" text NOT NULL,
  	"audience" text NOT NULL,
  	"site_id" integer NOT NULL,
  	"language" text NOT NULL,
  	"title" text NOT NULL,
  	"description" text NOT NULL,
  	"body" text NOT NULL,
  	"document" "tsvector" NOT NULL,
  	CONSTRAINT "voix_search_page_shown_audience_pk" PRIMARY KEY("page","shown","audience")
  );
  
  ALTER TABLE "pages_tags" ADD CONSTRAINT "pages_tags_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_translation_of_id_pages_id_fk" FOREIGN KEY ("translation_of_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_current_release_id_releases_id_fk" FOREIGN KEY ("current_release_id") REFERENCES "public"."releases"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_version_tags" ADD CONSTRAINT "_pages_v_version_tags_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_translation_of_id_pages_id_fk" FOREIGN KEY ("version_translation_of_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_current_release_id_releases_id_fk" FOREIGN KEY ("version_current_release_id") REFERENCES "public"."releases"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_menus_v" ADD CONSTRAINT "_menus_v_parent_id_menus_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."menus"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "media_locales" ADD CONSTRAINT "media_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "media_texts" ADD CONSTRAINT "media_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "recipes" ADD CONSTRAINT "recipes_preview_id_media_id_fk" FOREIGN KEY ("preview_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "forms_fields_options" ADD CONSTRAINT "forms_fields_options_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."forms_fields"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "forms_fields_options_locales" ADD CONSTRAINT "forms_fields_options_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."forms_fields_options"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "forms_fields" ADD CONSTRAINT "forms_fields_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."forms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "forms_fields_locales" ADD CONSTRAINT "forms_fields_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."forms_fields"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "forms_locales" ADD CONSTRAINT "forms_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."forms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "forms_texts" ADD CONSTRAINT "forms_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."forms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "form_submissions" ADD CONSTRAINT "form_submissions_form_id_forms_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."forms"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "release_items" ADD CONSTRAINT "release_items_release_id_releases_id_fk" FOREIGN KEY ("release_id") REFERENCES "public"."releases"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "annotations_comments" ADD CONSTRAINT "annotations_comments_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "annotations_comments" ADD CONSTRAINT "annotations_comments_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."annotations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "annotations" ADD CONSTRAINT "annotations_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "annotations" ADD CONSTRAINT "annotations_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "annotations" ADD CONSTRAINT "annotations_resolved_by_id_users_id_fk" FOREIGN KEY ("resolved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "annotations_rels" ADD CONSTRAINT "annotations_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."annotations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "annotations_rels" ADD CONSTRAINT "annotations_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "page_reviews" ADD CONSTRAINT "page_reviews_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "page_reviews" ADD CONSTRAINT "page_reviews_asked_by_id_users_id_fk" FOREIGN KEY ("asked_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "page_reviews" ADD CONSTRAINT "page_reviews_decided_by_id_users_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "page_reviews_rels" ADD CONSTRAINT "page_reviews_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."page_reviews"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "page_reviews_rels" ADD CONSTRAINT "page_reviews_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects" ADD CONSTRAINT "redirects_to_page_id_pages_id_fk" FOREIGN KEY ("to_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "head_tags_texts" ADD CONSTRAINT "head_tags_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."head_tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_roles" ADD CONSTRAINT "users_roles_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users" ADD CONSTRAINT "users_avatar_id_media_id_fk" FOREIGN KEY ("avatar_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "users_numbers" ADD CONSTRAINT "users_numbers_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "resorts_gallery" ADD CONSTRAINT "resorts_gallery_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "resorts_gallery" ADD CONSTRAINT "resorts_gallery_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."resorts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "resorts_gallery_locales" ADD CONSTRAINT "resorts_gallery_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."resorts_gallery"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "resorts_amenities" ADD CONSTRAINT "resorts_amenities_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."resorts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "resorts_amenities_locales" ADD CONSTRAINT "resorts_amenities_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."resorts_amenities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "resorts_meeting_facilities" ADD CONSTRAINT "resorts_meeting_facilities_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."resorts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "resorts" ADD CONSTRAINT "resorts_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "resorts" ADD CONSTRAINT "resorts_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "resorts" ADD CONSTRAINT "resorts_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "resorts" ADD CONSTRAINT "resorts_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "resorts_locales" ADD CONSTRAINT "resorts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."resorts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_resorts_v_version_gallery" ADD CONSTRAINT "_resorts_v_version_gallery_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_resorts_v_version_gallery" ADD CONSTRAINT "_resorts_v_version_gallery_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_resorts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_resorts_v_version_gallery_locales" ADD CONSTRAINT "_resorts_v_version_gallery_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_resorts_v_version_gallery"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_resorts_v_version_amenities" ADD CONSTRAINT "_resorts_v_version_amenities_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_resorts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_resorts_v_version_amenities_locales" ADD CONSTRAINT "_resorts_v_version_amenities_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_resorts_v_version_amenities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_resorts_v_version_meeting_facilities" ADD CONSTRAINT "_resorts_v_version_meeting_facilities_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_resorts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_resorts_v" ADD CONSTRAINT "_resorts_v_parent_id_resorts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."resorts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_resorts_v" ADD CONSTRAINT "_resorts_v_version_brand_id_brands_id_fk" FOREIGN KEY ("version_brand_id") REFERENCES "public"."brands"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_resorts_v" ADD CONSTRAINT "_resorts_v_version_logo_id_media_id_fk" FOREIGN KEY ("version_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_resorts_v" ADD CONSTRAINT "_resorts_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_resorts_v" ADD CONSTRAINT "_resorts_v_version_page_id_pages_id_fk" FOREIGN KEY ("version_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_resorts_v_locales" ADD CONSTRAINT "_resorts_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_resorts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "brands_colors" ADD CONSTRAINT "brands_colors_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."brands"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "brands" ADD CONSTRAINT "brands_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "brands" ADD CONSTRAINT "brands_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "brands" ADD CONSTRAINT "brands_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "brands_locales" ADD CONSTRAINT "brands_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."brands"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_brands_v_version_colors" ADD CONSTRAINT "_brands_v_version_colors_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_brands_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_brands_v" ADD CONSTRAINT "_brands_v_parent_id_brands_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."brands"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_brands_v" ADD CONSTRAINT "_brands_v_version_logo_id_media_id_fk" FOREIGN KEY ("version_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_brands_v" ADD CONSTRAINT "_brands_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_brands_v" ADD CONSTRAINT "_brands_v_version_page_id_pages_id_fk" FOREIGN KEY ("version_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_brands_v_locales" ADD CONSTRAINT "_brands_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_brands_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "specials" ADD CONSTRAINT "specials_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "specials" ADD CONSTRAINT "specials_resort_logo_id_media_id_fk" FOREIGN KEY ("resort_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "specials" ADD CONSTRAINT "specials_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "specials" ADD CONSTRAINT "specials_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "specials_locales" ADD CONSTRAINT "specials_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."specials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "specials_rels" ADD CONSTRAINT "specials_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."specials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "specials_rels" ADD CONSTRAINT "specials_rels_resorts_fk" FOREIGN KEY ("resorts_id") REFERENCES "public"."resorts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_specials_v" ADD CONSTRAINT "_specials_v_parent_id_specials_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."specials"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_specials_v" ADD CONSTRAINT "_specials_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_specials_v" ADD CONSTRAINT "_specials_v_version_resort_logo_id_media_id_fk" FOREIGN KEY ("version_resort_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_specials_v" ADD CONSTRAINT "_specials_v_version_brand_id_brands_id_fk" FOREIGN KEY ("version_brand_id") REFERENCES "public"."brands"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_specials_v" ADD CONSTRAINT "_specials_v_version_page_id_pages_id_fk" FOREIGN KEY ("version_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_specials_v_locales" ADD CONSTRAINT "_specials_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_specials_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_specials_v_rels" ADD CONSTRAINT "_specials_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_specials_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_specials_v_rels" ADD CONSTRAINT "_specials_v_rels_resorts_fk" FOREIGN KEY ("resorts_id") REFERENCES "public"."resorts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "fact_sheets" ADD CONSTRAINT "fact_sheets_resort_id_resorts_id_fk" FOREIGN KEY ("resort_id") REFERENCES "public"."resorts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "fact_sheets" ADD CONSTRAINT "fact_sheets_file_id_media_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "fact_sheets_locales" ADD CONSTRAINT "fact_sheets_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."fact_sheets"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "booking_code_triggers_match_tags" ADD CONSTRAINT "booking_code_triggers_match_tags_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."booking_code_triggers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "posts" ADD CONSTRAINT "posts_cover_id_media_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts" ADD CONSTRAINT "posts_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts_locales" ADD CONSTRAINT "posts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "posts_texts" ADD CONSTRAINT "posts_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_parent_id_posts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_cover_id_media_id_fk" FOREIGN KEY ("version_cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_page_id_pages_id_fk" FOREIGN KEY ("version_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v_locales" ADD CONSTRAINT "_posts_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_posts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_posts_v_texts" ADD CONSTRAINT "_posts_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_posts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "consent_banners" ADD CONSTRAINT "consent_banners_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "consent_banners_locales" ADD CONSTRAINT "consent_banners_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."consent_banners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_consent_banners_v" ADD CONSTRAINT "_consent_banners_v_parent_id_consent_banners_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."consent_banners"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_consent_banners_v" ADD CONSTRAINT "_consent_banners_v_version_page_id_pages_id_fk" FOREIGN KEY ("version_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_consent_banners_v_locales" ADD CONSTRAINT "_consent_banners_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_consent_banners_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_menus_fk" FOREIGN KEY ("menus_id") REFERENCES "public"."menus"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_recipes_fk" FOREIGN KEY ("recipes_id") REFERENCES "public"."recipes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_forms_fk" FOREIGN KEY ("forms_id") REFERENCES "public"."forms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_form_submissions_fk" FOREIGN KEY ("form_submissions_id") REFERENCES "public"."form_submissions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_releases_fk" FOREIGN KEY ("releases_id") REFERENCES "public"."releases"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_release_items_fk" FOREIGN KEY ("release_items_id") REFERENCES "public"."release_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_annotations_fk" FOREIGN KEY ("annotations_id") REFERENCES "public"."annotations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_head_tags_fk" FOREIGN KEY ("head_tags_id") REFERENCES "public"."head_tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_resorts_fk" FOREIGN KEY ("resorts_id") REFERENCES "public"."resorts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_brands_fk" FOREIGN KEY ("brands_id") REFERENCES "public"."brands"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_specials_fk" FOREIGN KEY ("specials_id") REFERENCES "public"."specials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_fact_sheets_fk" FOREIGN KEY ("fact_sheets_id") REFERENCES "public"."fact_sheets"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_booking_code_triggers_fk" FOREIGN KEY ("booking_code_triggers_id") REFERENCES "public"."booking_code_triggers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_posts_fk" FOREIGN KEY ("posts_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_consent_banners_fk" FOREIGN KEY ("consent_banners_id") REFERENCES "public"."consent_banners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "pages_tags_order_idx" ON "pages_tags" USING btree ("_order");
  CREATE INDEX "pages_tags_parent_id_idx" ON "pages_tags" USING btree ("_parent_id");
  CREATE INDEX "pages_title_idx" ON "pages" USING btree ("title");
  CREATE INDEX "pages_kind_idx" ON "pages" USING btree ("kind");
  CREATE INDEX "pages_path_idx" ON "pages" USING btree ("path");
  CREATE INDEX "pages_site_id_idx" ON "pages" USING btree ("site_id");
  CREATE INDEX "pages_language_code_idx" ON "pages" USING btree ("language_code");
  CREATE INDEX "pages_translation_of_idx" ON "pages" USING btree ("translation_of_id");
  CREATE INDEX "pages_current_release_idx" ON "pages" USING btree ("current_release_id");
  CREATE INDEX "pages_rev_idx" ON "pages" USING btree ("rev");
  CREATE INDEX "pages_meta_meta_image_idx" ON "pages" USING btree ("meta_image_id");
  CREATE INDEX "pages_updated_at_idx" ON "pages" USING btree ("updated_at");
  CREATE INDEX "pages_created_at_idx" ON "pages" USING btree ("created_at");
  CREATE INDEX "pages_deleted_at_idx" ON "pages" USING btree ("deleted_at");
  CREATE INDEX "pages__status_idx" ON "pages" USING btree ("_status");
  CREATE UNIQUE INDEX "pages_published_path_idx" ON "pages" USING btree ("site_id","path") WHERE _status = 'published' and deleted_at is null;
  CREATE INDEX "_pages_v_version_tags_order_idx" ON "_pages_v_version_tags" USING btree ("_order");
  CREATE INDEX "_pages_v_version_tags_parent_id_idx" ON "_pages_v_version_tags" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_parent_idx" ON "_pages_v" USING btree ("parent_id");
  CREATE INDEX "_pages_v_version_version_title_idx" ON "_pages_v" USING btree ("version_title");
  CREATE INDEX "_pages_v_version_version_kind_idx" ON "_pages_v" USING btree ("version_kind");
  CREATE INDEX "_pages_v_version_version_path_idx" ON "_pages_v" USING btree ("version_path");
  CREATE INDEX "_pages_v_version_version_site_id_idx" ON "_pages_v" USING btree ("version_site_id");
  CREATE INDEX "_pages_v_version_version_language_code_idx" ON "_pages_v" USING btree ("version_language_code");
  CREATE INDEX "_pages_v_version_version_translation_of_idx" ON "_pages_v" USING btree ("version_translation_of_id");
  CREATE INDEX "_pages_v_version_version_current_release_idx" ON "_pages_v" USING btree ("version_current_release_id");
  CREATE INDEX "_pages_v_version_version_rev_idx" ON "_pages_v" USING btree ("version_rev");
  CREATE INDEX "_pages_v_version_meta_version_meta_image_idx" ON "_pages_v" USING btree ("version_meta_image_id");
  CREATE INDEX "_pages_v_version_version_updated_at_idx" ON "_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_pages_v_version_version_created_at_idx" ON "_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_pages_v_version_version_deleted_at_idx" ON "_pages_v" USING btree ("version_deleted_at");
  CREATE INDEX "_pages_v_version_version__status_idx" ON "_pages_v" USING btree ("version__status");
  CREATE INDEX "_pages_v_created_at_idx" ON "_pages_v" USING btree ("created_at");
  CREATE INDEX "_pages_v_updated_at_idx" ON "_pages_v" USING btree ("updated_at");
  CREATE INDEX "_pages_v_snapshot_idx" ON "_pages_v" USING btree ("snapshot");
  CREATE INDEX "_pages_v_published_locale_idx" ON "_pages_v" USING btree ("published_locale");
  CREATE INDEX "_pages_v_latest_idx" ON "_pages_v" USING btree ("latest");
  CREATE INDEX "menus_location_idx" ON "menus" USING btree ("location");
  CREATE INDEX "menus_site_id_idx" ON "menus" USING btree ("site_id");
  CREATE INDEX "menus_updated_at_idx" ON "menus" USING btree ("updated_at");
  CREATE INDEX "menus_created_at_idx" ON "menus" USING btree ("created_at");
  CREATE INDEX "menus_deleted_at_idx" ON "menus" USING btree ("deleted_at");
  CREATE INDEX "menus__status_idx" ON "menus" USING btree ("_status");
  CREATE INDEX "_menus_v_parent_idx" ON "_menus_v" USING btree ("parent_id");
  CREATE INDEX "_menus_v_version_version_location_idx" ON "_menus_v" USING btree ("version_location");
  CREATE INDEX "_menus_v_version_version_site_id_idx" ON "_menus_v" USING btree ("version_site_id");
  CREATE INDEX "_menus_v_version_version_updated_at_idx" ON "_menus_v" USING btree ("version_updated_at");
  CREATE INDEX "_menus_v_version_version_created_at_idx" ON "_menus_v" USING btree ("version_created_at");
  CREATE INDEX "_menus_v_version_version_deleted_at_idx" ON "_menus_v" USING btree ("version_deleted_at");
  CREATE INDEX "_menus_v_version_version__status_idx" ON "_menus_v" USING btree ("version__status");
  CREATE INDEX "_menus_v_created_at_idx" ON "_menus_v" USING btree ("created_at");
  CREATE INDEX "_menus_v_updated_at_idx" ON "_menus_v" USING btree ("updated_at");
  CREATE INDEX "_menus_v_snapshot_idx" ON "_menus_v" USING btree ("snapshot");
  CREATE INDEX "_menus_v_published_locale_idx" ON "_menus_v" USING btree ("published_locale");
  CREATE INDEX "_menus_v_latest_idx" ON "_menus_v" USING btree ("latest");
  CREATE INDEX "media_folder_idx" ON "media" USING btree ("folder");
  CREATE INDEX "media_audience_idx" ON "media" USING btree ("audience");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE INDEX "media_deleted_at_idx" ON "media" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE UNIQUE INDEX "media_locales_locale_parent_id_unique" ON "media_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "media_texts_order_parent" ON "media_texts" USING btree ("order","parent_id");
  CREATE INDEX "media_texts_text_idx" ON "media_texts" USING btree ("text");
  CREATE UNIQUE INDEX "recipes_name_idx" ON "recipes" USING btree ("name");
  CREATE INDEX "recipes_path_idx" ON "recipes" USING btree ("path");
  CREATE INDEX "recipes_preview_idx" ON "recipes" USING btree ("preview_id");
  CREATE INDEX "recipes_updated_at_idx" ON "recipes" USING btree ("updated_at");
  CREATE INDEX "recipes_created_at_idx" ON "recipes" USING btree ("created_at");
  CREATE INDEX "recipes_deleted_at_idx" ON "recipes" USING btree ("deleted_at");
  CREATE INDEX "forms_fields_options_order_idx" ON "forms_fields_options" USING btree ("_order");
  CREATE INDEX "forms_fields_options_parent_id_idx" ON "forms_fields_options" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "forms_fields_options_locales_locale_parent_id_unique" ON "forms_fields_options_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "forms_fields_order_idx" ON "forms_fields" USING btree ("_order");
  CREATE INDEX "forms_fields_parent_id_idx" ON "forms_fields" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "forms_fields_locales_locale_parent_id_unique" ON "forms_fields_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "forms_slug_idx" ON "forms" USING btree ("slug");
  CREATE INDEX "forms_updated_at_idx" ON "forms" USING btree ("updated_at");
  CREATE INDEX "forms_created_at_idx" ON "forms" USING btree ("created_at");
  CREATE INDEX "forms_deleted_at_idx" ON "forms" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "forms_locales_locale_parent_id_unique" ON "forms_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "forms_texts_order_parent" ON "forms_texts" USING btree ("order","parent_id");
  CREATE INDEX "form_submissions_form_idx" ON "form_submissions" USING btree ("form_id");
  CREATE INDEX "form_submissions_address_hash_idx" ON "form_submissions" USING btree ("address_hash");
  CREATE INDEX "form_submissions_updated_at_idx" ON "form_submissions" USING btree ("updated_at");
  CREATE INDEX "form_submissions_created_at_idx" ON "form_submissions" USING btree ("created_at");
  CREATE INDEX "releases_status_idx" ON "releases" USING btree ("status");
  CREATE INDEX "releases_publish_at_idx" ON "releases" USING btree ("publish_at");
  CREATE INDEX "releases_updated_at_idx" ON "releases" USING btree ("updated_at");
  CREATE INDEX "releases_created_at_idx" ON "releases" USING btree ("created_at");
  CREATE INDEX "release_items_release_idx" ON "release_items" USING btree ("release_id");
  CREATE INDEX "release_items_collection_idx" ON "release_items" USING btree ("collection");
  CREATE INDEX "release_items_doc_idx" ON "release_items" USING btree ("doc");
  CREATE INDEX "release_items_updated_at_idx" ON "release_items" USING btree ("updated_at");
  CREATE INDEX "release_items_created_at_idx" ON "release_items" USING btree ("created_at");
  CREATE UNIQUE INDEX "release_collection_doc_idx" ON "release_items" USING btree ("release_id","collection","doc");
  CREATE INDEX "annotations_comments_order_idx" ON "annotations_comments" USING btree ("_order");
  CREATE INDEX "annotations_comments_parent_id_idx" ON "annotations_comments" USING btree ("_parent_id");
  CREATE INDEX "annotations_comments_author_idx" ON "annotations_comments" USING btree ("author_id");
  CREATE UNIQUE INDEX "annotations_uuid_idx" ON "annotations" USING btree ("uuid");
  CREATE INDEX "annotations_page_idx" ON "annotations" USING btree ("page_id");
  CREATE INDEX "annotations_element_idx" ON "annotations" USING btree ("element");
  CREATE INDEX "annotations_status_idx" ON "annotations" USING btree ("status");
  CREATE INDEX "annotations_author_idx" ON "annotations" USING btree ("author_id");
  CREATE INDEX "annotations_resolved_by_idx" ON "annotations" USING btree ("resolved_by_id");
  CREATE INDEX "annotations_updated_at_idx" ON "annotations" USING btree ("updated_at");
  CREATE INDEX "annotations_created_at_idx" ON "annotations" USING btree ("created_at");
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
  CREATE INDEX "page_schedules_at_idx" ON "page_schedules" USING btree ("at");
  CREATE INDEX "page_schedules_updated_at_idx" ON "page_schedules" USING btree ("updated_at");
  CREATE INDEX "page_schedules_created_at_idx" ON "page_schedules" USING btree ("created_at");
  CREATE UNIQUE INDEX "page_action_idx" ON "page_schedules" USING btree ("page","action");
  CREATE INDEX "preview_links_page_idx" ON "preview_links" USING btree ("page");
  CREATE UNIQUE INDEX "preview_links_hash_idx" ON "preview_links" USING btree ("hash");
  CREATE INDEX "preview_links_updated_at_idx" ON "preview_links" USING btree ("updated_at");
  CREATE INDEX "preview_links_created_at_idx" ON "preview_links" USING btree ("created_at");
  CREATE INDEX "redirects_from_idx" ON "redirects" USING btree ("from");
  CREATE INDEX "redirects_host_idx" ON "redirects" USING btree ("host");
  CREATE INDEX "redirects_to_to_page_idx" ON "redirects" USING btree ("to_page_id");
  CREATE INDEX "redirects_enabled_idx" ON "redirects" USING btree ("enabled");
  CREATE INDEX "redirects_updated_at_idx" ON "redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "redirects" USING btree ("created_at");
  CREATE INDEX "redirects_deleted_at_idx" ON "redirects" USING btree ("deleted_at");
  CREATE INDEX "head_tags_enabled_idx" ON "head_tags" USING btree ("enabled");
  CREATE INDEX "head_tags_updated_at_idx" ON "head_tags" USING btree ("updated_at");
  CREATE INDEX "head_tags_created_at_idx" ON "head_tags" USING btree ("created_at");
  CREATE INDEX "head_tags_deleted_at_idx" ON "head_tags" USING btree ("deleted_at");
  CREATE INDEX "head_tags_texts_order_parent" ON "head_tags_texts" USING btree ("order","parent_id");
  CREATE UNIQUE INDEX "layout_colors_layout_idx" ON "layout_colors" USING btree ("layout");
  CREATE INDEX "layout_colors_updated_at_idx" ON "layout_colors" USING btree ("updated_at");
  CREATE INDEX "layout_colors_created_at_idx" ON "layout_colors" USING btree ("created_at");
  CREATE INDEX "users_roles_order_idx" ON "users_roles" USING btree ("order");
  CREATE INDEX "users_roles_parent_idx" ON "users_roles" USING btree ("parent_id");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_avatar_idx" ON "users" USING btree ("avatar_id");
  CREATE INDEX "users_external_identity_external_identity_subject_idx" ON "users" USING btree ("external_identity_subject");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE INDEX "users_numbers_order_parent_idx" ON "users_numbers" USING btree ("order","parent_id");
  CREATE INDEX "fromCollection_fromDoc_idx" ON "references" USING btree ("from_collection","from_doc");
  CREATE INDEX "toCollection_toDoc_idx" ON "references" USING btree ("to_collection","to_doc");
  CREATE UNIQUE INDEX "operations_operation_id_idx" ON "operations" USING btree ("operation_id");
  CREATE INDEX "operations_page_idx" ON "operations" USING btree ("page");
  CREATE INDEX "operations_updated_at_idx" ON "operations" USING btree ("updated_at");
  CREATE INDEX "operations_created_at_idx" ON "operations" USING btree ("created_at");
  CREATE INDEX "page_rev_idx" ON "operations" USING btree ("page","rev");
  CREATE INDEX "audit_events_event_idx" ON "audit_events" USING btree ("event");
  CREATE INDEX "audit_events_user_idx" ON "audit_events" USING btree ("user");
  CREATE INDEX "audit_events_collection_idx" ON "audit_events" USING btree ("collection");
  CREATE INDEX "audit_events_doc_idx" ON "audit_events" USING btree ("doc");
  CREATE INDEX "audit_events_updated_at_idx" ON "audit_events" USING btree ("updated_at");
  CREATE INDEX "audit_events_created_at_idx" ON "audit_events" USING btree ("created_at");
  CREATE INDEX "resorts_gallery_order_idx" ON "resorts_gallery" USING btree ("_order");
  CREATE INDEX "resorts_gallery_parent_id_idx" ON "resorts_gallery" USING btree ("_parent_id");
  CREATE INDEX "resorts_gallery_image_idx" ON "resorts_gallery" USING btree ("image_id");
  CREATE UNIQUE INDEX "resorts_gallery_locales_locale_parent_id_unique" ON "resorts_gallery_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "resorts_amenities_order_idx" ON "resorts_amenities" USING btree ("_order");
  CREATE INDEX "resorts_amenities_parent_id_idx" ON "resorts_amenities" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "resorts_amenities_locales_locale_parent_id_unique" ON "resorts_amenities_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "resorts_meeting_facilities_order_idx" ON "resorts_meeting_facilities" USING btree ("_order");
  CREATE INDEX "resorts_meeting_facilities_parent_id_idx" ON "resorts_meeting_facilities" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "resorts_slug_idx" ON "resorts" USING btree ("slug");
  CREATE INDEX "resorts_brand_idx" ON "resorts" USING btree ("brand_id");
  CREATE INDEX "resorts_country_idx" ON "resorts" USING btree ("country");
  CREATE INDEX "resorts_region_idx" ON "resorts" USING btree ("region");
  CREATE INDEX "resorts_logo_idx" ON "resorts" USING btree ("logo_id");
  CREATE INDEX "resorts_image_idx" ON "resorts" USING btree ("image_id");
  CREATE INDEX "resorts_page_idx" ON "resorts" USING btree ("page_id");
  CREATE INDEX "resorts_updated_at_idx" ON "resorts" USING btree ("updated_at");
  CREATE INDEX "resorts_created_at_idx" ON "resorts" USING btree ("created_at");
  CREATE INDEX "resorts_deleted_at_idx" ON "resorts" USING btree ("deleted_at");
  CREATE INDEX "resorts__status_idx" ON "resorts" USING btree ("_status");
  CREATE UNIQUE INDEX "resorts_locales_locale_parent_id_unique" ON "resorts_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_resorts_v_version_gallery_order_idx" ON "_resorts_v_version_gallery" USING btree ("_order");
  CREATE INDEX "_resorts_v_version_gallery_parent_id_idx" ON "_resorts_v_version_gallery" USING btree ("_parent_id");
  CREATE INDEX "_resorts_v_version_gallery_image_idx" ON "_resorts_v_version_gallery" USING btree ("image_id");
  CREATE UNIQUE INDEX "_resorts_v_version_gallery_locales_locale_parent_id_unique" ON "_resorts_v_version_gallery_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_resorts_v_version_amenities_order_idx" ON "_resorts_v_version_amenities" USING btree ("_order");
  CREATE INDEX "_resorts_v_version_amenities_parent_id_idx" ON "_resorts_v_version_amenities" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_resorts_v_version_amenities_locales_locale_parent_id_unique" ON "_resorts_v_version_amenities_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_resorts_v_version_meeting_facilities_order_idx" ON "_resorts_v_version_meeting_facilities" USING btree ("_order");
  CREATE INDEX "_resorts_v_version_meeting_facilities_parent_id_idx" ON "_resorts_v_version_meeting_facilities" USING btree ("_parent_id");
  CREATE INDEX "_resorts_v_parent_idx" ON "_resorts_v" USING btree ("parent_id");
  CREATE INDEX "_resorts_v_version_version_slug_idx" ON "_resorts_v" USING btree ("version_slug");
  CREATE INDEX "_resorts_v_version_version_brand_idx" ON "_resorts_v" USING btree ("version_brand_id");
  CREATE INDEX "_resorts_v_version_version_country_idx" ON "_resorts_v" USING btree ("version_country");
  CREATE INDEX "_resorts_v_version_version_region_idx" ON "_resorts_v" USING btree ("version_region");
  CREATE INDEX "_resorts_v_version_version_logo_idx" ON "_resorts_v" USING btree ("version_logo_id");
  CREATE INDEX "_resorts_v_version_version_image_idx" ON "_resorts_v" USING btree ("version_image_id");
  CREATE INDEX "_resorts_v_version_version_page_idx" ON "_resorts_v" USING btree ("version_page_id");
  CREATE INDEX "_resorts_v_version_version_updated_at_idx" ON "_resorts_v" USING btree ("version_updated_at");
  CREATE INDEX "_resorts_v_version_version_created_at_idx" ON "_resorts_v" USING btree ("version_created_at");
  CREATE INDEX "_resorts_v_version_version_deleted_at_idx" ON "_resorts_v" USING btree ("version_deleted_at");
  CREATE INDEX "_resorts_v_version_version__status_idx" ON "_resorts_v" USING btree ("version__status");
  CREATE INDEX "_resorts_v_created_at_idx" ON "_resorts_v" USING btree ("created_at");
  CREATE INDEX "_resorts_v_updated_at_idx" ON "_resorts_v" USING btree ("updated_at");
  CREATE INDEX "_resorts_v_snapshot_idx" ON "_resorts_v" USING btree ("snapshot");
  CREATE INDEX "_resorts_v_published_locale_idx" ON "_resorts_v" USING btree ("published_locale");
  CREATE INDEX "_resorts_v_latest_idx" ON "_resorts_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_resorts_v_locales_locale_parent_id_unique" ON "_resorts_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "brands_colors_order_idx" ON "brands_colors" USING btree ("_order");
  CREATE INDEX "brands_colors_parent_id_idx" ON "brands_colors" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "brands_slug_idx" ON "brands" USING btree ("slug");
  CREATE INDEX "brands_logo_idx" ON "brands" USING btree ("logo_id");
  CREATE INDEX "brands_image_idx" ON "brands" USING btree ("image_id");
  CREATE INDEX "brands_page_idx" ON "brands" USING btree ("page_id");
  CREATE INDEX "brands_updated_at_idx" ON "brands" USING btree ("updated_at");
  CREATE INDEX "brands_created_at_idx" ON "brands" USING btree ("created_at");
  CREATE INDEX "brands_deleted_at_idx" ON "brands" USING btree ("deleted_at");
  CREATE INDEX "brands__status_idx" ON "brands" USING btree ("_status");
  CREATE UNIQUE INDEX "brands_locales_locale_parent_id_unique" ON "brands_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_brands_v_version_colors_order_idx" ON "_brands_v_version_colors" USING btree ("_order");
  CREATE INDEX "_brands_v_version_colors_parent_id_idx" ON "_brands_v_version_colors" USING btree ("_parent_id");
  CREATE INDEX "_brands_v_parent_idx" ON "_brands_v" USING btree ("parent_id");
  CREATE INDEX "_brands_v_version_version_slug_idx" ON "_brands_v" USING btree ("version_slug");
  CREATE INDEX "_brands_v_version_version_logo_idx" ON "_brands_v" USING btree ("version_logo_id");
  CREATE INDEX "_brands_v_version_version_image_idx" ON "_brands_v" USING btree ("version_image_id");
  CREATE INDEX "_brands_v_version_version_page_idx" ON "_brands_v" USING btree ("version_page_id");
  CREATE INDEX "_brands_v_version_version_updated_at_idx" ON "_brands_v" USING btree ("version_updated_at");
  CREATE INDEX "_brands_v_version_version_created_at_idx" ON "_brands_v" USING btree ("version_created_at");
  CREATE INDEX "_brands_v_version_version_deleted_at_idx" ON "_brands_v" USING btree ("version_deleted_at");
  CREATE INDEX "_brands_v_version_version__status_idx" ON "_brands_v" USING btree ("version__status");
  CREATE INDEX "_brands_v_created_at_idx" ON "_brands_v" USING btree ("created_at");
  CREATE INDEX "_brands_v_updated_at_idx" ON "_brands_v" USING btree ("updated_at");
  CREATE INDEX "_brands_v_snapshot_idx" ON "_brands_v" USING btree ("snapshot");
  CREATE INDEX "_brands_v_published_locale_idx" ON "_brands_v" USING btree ("published_locale");
  CREATE INDEX "_brands_v_latest_idx" ON "_brands_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_brands_v_locales_locale_parent_id_unique" ON "_brands_v_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "specials_slug_idx" ON "specials" USING btree ("slug");
  CREATE INDEX "specials_start_date_idx" ON "specials" USING btree ("start_date");
  CREATE INDEX "specials_end_date_idx" ON "specials" USING btree ("end_date");
  CREATE INDEX "specials_image_idx" ON "specials" USING btree ("image_id");
  CREATE INDEX "specials_resort_logo_idx" ON "specials" USING btree ("resort_logo_id");
  CREATE INDEX "specials_brand_idx" ON "specials" USING btree ("brand_id");
  CREATE INDEX "specials_country_idx" ON "specials" USING btree ("country");
  CREATE INDEX "specials_page_idx" ON "specials" USING btree ("page_id");
  CREATE INDEX "specials_updated_at_idx" ON "specials" USING btree ("updated_at");
  CREATE INDEX "specials_created_at_idx" ON "specials" USING btree ("created_at");
  CREATE INDEX "specials_deleted_at_idx" ON "specials" USING btree ("deleted_at");
  CREATE INDEX "specials__status_idx" ON "specials" USING btree ("_status");
  CREATE UNIQUE INDEX "specials_locales_locale_parent_id_unique" ON "specials_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "specials_rels_order_idx" ON "specials_rels" USING btree ("order");
  CREATE INDEX "specials_rels_parent_idx" ON "specials_rels" USING btree ("parent_id");
  CREATE INDEX "specials_rels_path_idx" ON "specials_rels" USING btree ("path");
  CREATE INDEX "specials_rels_resorts_id_idx" ON "specials_rels" USING btree ("resorts_id");
  CREATE INDEX "_specials_v_parent_idx" ON "_specials_v" USING btree ("parent_id");
  CREATE INDEX "_specials_v_version_version_slug_idx" ON "_specials_v" USING btree ("version_slug");
  CREATE INDEX "_specials_v_version_version_start_date_idx" ON "_specials_v" USING btree ("version_start_date");
  CREATE INDEX "_specials_v_version_version_end_date_idx" ON "_specials_v" USING btree ("version_end_date");
  CREATE INDEX "_specials_v_version_version_image_idx" ON "_specials_v" USING btree ("version_image_id");
  CREATE INDEX "_specials_v_version_version_resort_logo_idx" ON "_specials_v" USING btree ("version_resort_logo_id");
  CREATE INDEX "_specials_v_version_version_brand_idx" ON "_specials_v" USING btree ("version_brand_id");
  CREATE INDEX "_specials_v_version_version_country_idx" ON "_specials_v" USING btree ("version_country");
  CREATE INDEX "_specials_v_version_version_page_idx" ON "_specials_v" USING btree ("version_page_id");
  CREATE INDEX "_specials_v_version_version_updated_at_idx" ON "_specials_v" USING btree ("version_updated_at");
  CREATE INDEX "_specials_v_version_version_created_at_idx" ON "_specials_v" USING btree ("version_created_at");
  CREATE INDEX "_specials_v_version_version_deleted_at_idx" ON "_specials_v" USING btree ("version_deleted_at");
  CREATE INDEX "_specials_v_version_version__status_idx" ON "_specials_v" USING btree ("version__status");
  CREATE INDEX "_specials_v_created_at_idx" ON "_specials_v" USING btree ("created_at");
  CREATE INDEX "_specials_v_updated_at_idx" ON "_specials_v" USING btree ("updated_at");
  CREATE INDEX "_specials_v_snapshot_idx" ON "_specials_v" USING btree ("snapshot");
  CREATE INDEX "_specials_v_published_locale_idx" ON "_specials_v" USING btree ("published_locale");
  CREATE INDEX "_specials_v_latest_idx" ON "_specials_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_specials_v_locales_locale_parent_id_unique" ON "_specials_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_specials_v_rels_order_idx" ON "_specials_v_rels" USING btree ("order");
  CREATE INDEX "_specials_v_rels_parent_idx" ON "_specials_v_rels" USING btree ("parent_id");
  CREATE INDEX "_specials_v_rels_path_idx" ON "_specials_v_rels" USING btree ("path");
  CREATE INDEX "_specials_v_rels_resorts_id_idx" ON "_specials_v_rels" USING btree ("resorts_id");
  CREATE INDEX "fact_sheets_resort_idx" ON "fact_sheets" USING btree ("resort_id");
  CREATE INDEX "fact_sheets_file_idx" ON "fact_sheets" USING btree ("file_id");
  CREATE INDEX "fact_sheets_language_idx" ON "fact_sheets" USING btree ("language");
  CREATE INDEX "fact_sheets_updated_at_idx" ON "fact_sheets" USING btree ("updated_at");
  CREATE INDEX "fact_sheets_created_at_idx" ON "fact_sheets" USING btree ("created_at");
  CREATE INDEX "fact_sheets_deleted_at_idx" ON "fact_sheets" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "fact_sheets_locales_locale_parent_id_unique" ON "fact_sheets_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "booking_code_triggers_match_tags_order_idx" ON "booking_code_triggers_match_tags" USING btree ("_order");
  CREATE INDEX "booking_code_triggers_match_tags_parent_id_idx" ON "booking_code_triggers_match_tags" USING btree ("_parent_id");
  CREATE INDEX "booking_code_triggers_priority_idx" ON "booking_code_triggers" USING btree ("priority");
  CREATE INDEX "booking_code_triggers_updated_at_idx" ON "booking_code_triggers" USING btree ("updated_at");
  CREATE INDEX "booking_code_triggers_created_at_idx" ON "booking_code_triggers" USING btree ("created_at");
  CREATE INDEX "booking_code_triggers_deleted_at_idx" ON "booking_code_triggers" USING btree ("deleted_at");
  CREATE INDEX "posts_post_type_idx" ON "posts" USING btree ("post_type");
  CREATE UNIQUE INDEX "posts_slug_idx" ON "posts" USING btree ("slug");
  CREATE INDEX "posts_cover_idx" ON "posts" USING btree ("cover_id");
  CREATE INDEX "posts_published_at_idx" ON "posts" USING btree ("published_at");
  CREATE INDEX "posts_page_idx" ON "posts" USING btree ("page_id");
  CREATE INDEX "posts_updated_at_idx" ON "posts" USING btree ("updated_at");
  CREATE INDEX "posts_created_at_idx" ON "posts" USING btree ("created_at");
  CREATE INDEX "posts_deleted_at_idx" ON "posts" USING btree ("deleted_at");
  CREATE INDEX "posts__status_idx" ON "posts" USING btree ("_status");
  CREATE UNIQUE INDEX "posts_locales_locale_parent_id_unique" ON "posts_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "posts_texts_order_parent" ON "posts_texts" USING btree ("order","parent_id");
  CREATE INDEX "_posts_v_parent_idx" ON "_posts_v" USING btree ("parent_id");
  CREATE INDEX "_posts_v_version_version_post_type_idx" ON "_posts_v" USING btree ("version_post_type");
  CREATE INDEX "_posts_v_version_version_slug_idx" ON "_posts_v" USING btree ("version_slug");
  CREATE INDEX "_posts_v_version_version_cover_idx" ON "_posts_v" USING btree ("version_cover_id");
  CREATE INDEX "_posts_v_version_version_published_at_idx" ON "_posts_v" USING btree ("version_published_at");
  CREATE INDEX "_posts_v_version_version_page_idx" ON "_posts_v" USING btree ("version_page_id");
  CREATE INDEX "_posts_v_version_version_updated_at_idx" ON "_posts_v" USING btree ("version_updated_at");
  CREATE INDEX "_posts_v_version_version_created_at_idx" ON "_posts_v" USING btree ("version_created_at");
  CREATE INDEX "_posts_v_version_version_deleted_at_idx" ON "_posts_v" USING btree ("version_deleted_at");
  CREATE INDEX "_posts_v_version_version__status_idx" ON "_posts_v" USING btree ("version__status");
  CREATE INDEX "_posts_v_created_at_idx" ON "_posts_v" USING btree ("created_at");
  CREATE INDEX "_posts_v_updated_at_idx" ON "_posts_v" USING btree ("updated_at");
  CREATE INDEX "_posts_v_snapshot_idx" ON "_posts_v" USING btree ("snapshot");
  CREATE INDEX "_posts_v_published_locale_idx" ON "_posts_v" USING btree ("published_locale");
  CREATE INDEX "_posts_v_latest_idx" ON "_posts_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_posts_v_locales_locale_parent_id_unique" ON "_posts_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_posts_v_texts_order_parent" ON "_posts_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "consent_banners_page_idx" ON "consent_banners" USING btree ("page_id");
  CREATE INDEX "consent_banners_site_id_idx" ON "consent_banners" USING btree ("site_id");
  CREATE INDEX "consent_banners_updated_at_idx" ON "consent_banners" USING btree ("updated_at");
  CREATE INDEX "consent_banners_created_at_idx" ON "consent_banners" USING btree ("created_at");
  CREATE INDEX "consent_banners_deleted_at_idx" ON "consent_banners" USING btree ("deleted_at");
  CREATE INDEX "consent_banners__status_idx" ON "consent_banners" USING btree ("_status");
  CREATE UNIQUE INDEX "consent_banners_locales_locale_parent_id_unique" ON "consent_banners_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_consent_banners_v_parent_idx" ON "_consent_banners_v" USING btree ("parent_id");
  CREATE INDEX "_consent_banners_v_version_version_page_idx" ON "_consent_banners_v" USING btree ("version_page_id");
  CREATE INDEX "_consent_banners_v_version_version_site_id_idx" ON "_consent_banners_v" USING btree ("version_site_id");
  CREATE INDEX "_consent_banners_v_version_version_updated_at_idx" ON "_consent_banners_v" USING btree ("version_updated_at");
  CREATE INDEX "_consent_banners_v_version_version_created_at_idx" ON "_consent_banners_v" USING btree ("version_created_at");
  CREATE INDEX "_consent_banners_v_version_version_deleted_at_idx" ON "_consent_banners_v" USING btree ("version_deleted_at");
  CREATE INDEX "_consent_banners_v_version_version__status_idx" ON "_consent_banners_v" USING btree ("version__status");
  CREATE INDEX "_consent_banners_v_created_at_idx" ON "_consent_banners_v" USING btree ("created_at");
  CREATE INDEX "_consent_banners_v_updated_at_idx" ON "_consent_banners_v" USING btree ("updated_at");
  CREATE INDEX "_consent_banners_v_snapshot_idx" ON "_consent_banners_v" USING btree ("snapshot");
  CREATE INDEX "_consent_banners_v_published_locale_idx" ON "_consent_banners_v" USING btree ("published_locale");
  CREATE INDEX "_consent_banners_v_latest_idx" ON "_consent_banners_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_consent_banners_v_locales_locale_parent_id_unique" ON "_consent_banners_v_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
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
  CREATE INDEX "payload_jobs_created_at_idx" ON "payload_jobs" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_menus_id_idx" ON "payload_locked_documents_rels" USING btree ("menus_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_recipes_id_idx" ON "payload_locked_documents_rels" USING btree ("recipes_id");
  CREATE INDEX "payload_locked_documents_rels_forms_id_idx" ON "payload_locked_documents_rels" USING btree ("forms_id");
  CREATE INDEX "payload_locked_documents_rels_form_submissions_id_idx" ON "payload_locked_documents_rels" USING btree ("form_submissions_id");
  CREATE INDEX "payload_locked_documents_rels_releases_id_idx" ON "payload_locked_documents_rels" USING btree ("releases_id");
  CREATE INDEX "payload_locked_documents_rels_release_items_id_idx" ON "payload_locked_documents_rels" USING btree ("release_items_id");
  CREATE INDEX "payload_locked_documents_rels_annotations_id_idx" ON "payload_locked_documents_rels" USING btree ("annotations_id");
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "payload_locked_documents_rels" USING btree ("redirects_id");
  CREATE INDEX "payload_locked_documents_rels_head_tags_id_idx" ON "payload_locked_documents_rels" USING btree ("head_tags_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_locked_documents_rels_resorts_id_idx" ON "payload_locked_documents_rels" USING btree ("resorts_id");
  CREATE INDEX "payload_locked_documents_rels_brands_id_idx" ON "payload_locked_documents_rels" USING btree ("brands_id");
  CREATE INDEX "payload_locked_documents_rels_specials_id_idx" ON "payload_locked_documents_rels" USING btree ("specials_id");
  CREATE INDEX "payload_locked_documents_rels_fact_sheets_id_idx" ON "payload_locked_documents_rels" USING btree ("fact_sheets_id");
  CREATE INDEX "payload_locked_documents_rels_booking_code_triggers_id_idx" ON "payload_locked_documents_rels" USING btree ("booking_code_triggers_id");
  CREATE INDEX "payload_locked_documents_rels_posts_id_idx" ON "payload_locked_documents_rels" USING btree ("posts_id");
  CREATE INDEX "payload_locked_documents_rels_consent_banners_id_idx" ON "payload_locked_documents_rels" USING btree ("consent_banners_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
  CREATE INDEX "voix_search_shown_idx" ON "voix_search" USING btree ("shown");
  CREATE INDEX "voix_search_document_idx" ON "voix_search" USING gin ("document");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "pages_tags" CASCADE;
  DROP TABLE "pages" CASCADE;
  DROP TABLE "_pages_v_version_tags" CASCADE;
  DROP TABLE "_pages_v" CASCADE;
  DROP TABLE "menus" CASCADE;
  DROP TABLE "_menus_v" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "media_locales" CASCADE;
  DROP TABLE "media_texts" CASCADE;
  DROP TABLE "recipes" CASCADE;
  DROP TABLE "forms_fields_options" CASCADE;
  DROP TABLE "forms_fields_options_locales" CASCADE;
  DROP TABLE "forms_fields" CASCADE;
  DROP TABLE "forms_fields_locales" CASCADE;
  DROP TABLE "forms" CASCADE;
  DROP TABLE "forms_locales" CASCADE;
  DROP TABLE "forms_texts" CASCADE;
  DROP TABLE "form_submissions" CASCADE;
  DROP TABLE "releases" CASCADE;
  DROP TABLE "release_items" CASCADE;
  DROP TABLE "annotations_comments" CASCADE;
  DROP TABLE "annotations" CASCADE;
  DROP TABLE "annotations_rels" CASCADE;
  DROP TABLE "page_reviews" CASCADE;
  DROP TABLE "page_reviews_rels" CASCADE;
  DROP TABLE "page_schedules" CASCADE;
  DROP TABLE "preview_links" CASCADE;
  DROP TABLE "redirects" CASCADE;
  DROP TABLE "head_tags" CASCADE;
  DROP TABLE "head_tags_texts" CASCADE;
  DROP TABLE "layout_colors" CASCADE;
  DROP TABLE "users_roles" CASCADE;
  DROP TABLE "users_sessions" CASCADE;
  DROP TABLE "users" CASCADE;
  DROP TABLE "users_numbers" CASCADE;
  DROP TABLE "references" CASCADE;
  DROP TABLE "operations" CASCADE;
  DROP TABLE "audit_events" CASCADE;
  DROP TABLE "resorts_gallery" CASCADE;
  DROP TABLE "resorts_gallery_locales" CASCADE;
  DROP TABLE "resorts_amenities" CASCADE;
  DROP TABLE "resorts_amenities_locales" CASCADE;
  DROP TABLE "resorts_meeting_facilities" CASCADE;
  DROP TABLE "resorts" CASCADE;
  DROP TABLE "resorts_locales" CASCADE;
  DROP TABLE "_resorts_v_version_gallery" CASCADE;
  DROP TABLE "_resorts_v_version_gallery_locales" CASCADE;
  DROP TABLE "_resorts_v_version_amenities" CASCADE;
  DROP TABLE "_resorts_v_version_amenities_locales" CASCADE;
  DROP TABLE "_resorts_v_version_meeting_facilities" CASCADE;
  DROP TABLE "_resorts_v" CASCADE;
  DROP TABLE "_resorts_v_locales" CASCADE;
  DROP TABLE "brands_colors" CASCADE;
  DROP TABLE "brands" CASCADE;
  DROP TABLE "brands_locales" CASCADE;
  DROP TABLE "_brands_v_version_colors" CASCADE;
  DROP TABLE "_brands_v" CASCADE;
  DROP TABLE "_brands_v_locales" CASCADE;
  DROP TABLE "specials" CASCADE;
  DROP TABLE "specials_locales" CASCADE;
  DROP TABLE "specials_rels" CASCADE;
  DROP TABLE "_specials_v" CASCADE;
  DROP TABLE "_specials_v_locales" CASCADE;
  DROP TABLE "_specials_v_rels" CASCADE;
  DROP TABLE "fact_sheets" CASCADE;
  DROP TABLE "fact_sheets_locales" CASCADE;
  DROP TABLE "booking_code_triggers_match_tags" CASCADE;
  DROP TABLE "booking_code_triggers" CASCADE;
  DROP TABLE "posts" CASCADE;
  DROP TABLE "posts_locales" CASCADE;
  DROP TABLE "posts_texts" CASCADE;
  DROP TABLE "_posts_v" CASCADE;
  DROP TABLE "_posts_v_locales" CASCADE;
  DROP TABLE "_posts_v_texts" CASCADE;
  DROP TABLE "consent_banners" CASCADE;
  DROP TABLE "consent_banners_locales" CASCADE;
  DROP TABLE "_consent_banners_v" CASCADE;
  DROP TABLE "_consent_banners_v_locales" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_jobs_log" CASCADE;
  DROP TABLE "payload_jobs" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TABLE "voix_expired_tags" CASCADE;
  DROP TABLE "voix_search" CASCADE;
  DROP TYPE "public"."_locales";
  DROP TYPE "public"."enum_pages_status";
  DROP TYPE "public"."enum__pages_v_version_status";
  DROP TYPE "public"."enum__pages_v_published_locale";
  DROP TYPE "public"."enum_menus_status";
  DROP TYPE "public"."enum__menus_v_version_status";
  DROP TYPE "public"."enum__menus_v_published_locale";
  DROP TYPE "public"."enum_recipes_kind";
  DROP TYPE "public"."enum_forms_fields_type";
  DROP TYPE "public"."enum_form_submissions_status";
  DROP TYPE "public"."enum_releases_status";
  DROP TYPE "public"."enum_release_items_action";
  DROP TYPE "public"."enum_annotations_breakpoint";
  DROP TYPE "public"."enum_annotations_status";
  DROP TYPE "public"."enum_page_reviews_status";
  DROP TYPE "public"."enum_page_schedules_action";
  DROP TYPE "public"."enum_redirects_to_type";
  DROP TYPE "public"."enum_redirects_type";
  DROP TYPE "public"."enum_head_tags_tag";
  DROP TYPE "public"."enum_head_tags_applies_to";
  DROP TYPE "public"."enum_users_roles";
  DROP TYPE "public"."enum_resorts_gallery_category";
  DROP TYPE "public"."enum_resorts_status";
  DROP TYPE "public"."enum__resorts_v_version_gallery_category";
  DROP TYPE "public"."enum__resorts_v_version_status";
  DROP TYPE "public"."enum__resorts_v_published_locale";
  DROP TYPE "public"."enum_brands_status";
  DROP TYPE "public"."enum__brands_v_version_status";
  DROP TYPE "public"."enum__brands_v_published_locale";
  DROP TYPE "public"."enum_specials_status";
  DROP TYPE "public"."enum__specials_v_version_status";
  DROP TYPE "public"."enum__specials_v_published_locale";
  DROP TYPE "public"."enum_fact_sheets_audience";
  DROP TYPE "public"."enum_booking_code_triggers_code_type";
  DROP TYPE "public"."enum_posts_post_type";
  DROP TYPE "public"."enum_posts_status";
  DROP TYPE "public"."enum__posts_v_version_post_type";
  DROP TYPE "public"."enum__posts_v_version_status";
  DROP TYPE "public"."enum__posts_v_published_locale";
  DROP TYPE "public"."enum_consent_banners_status";
  DROP TYPE "public"."enum__consent_banners_v_version_status";
  DROP TYPE "public"."enum__consent_banners_v_published_locale";
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  DROP TYPE "public"."enum_payload_jobs_log_state";
  DROP TYPE "public"."enum_payload_jobs_task_slug";`)
}
