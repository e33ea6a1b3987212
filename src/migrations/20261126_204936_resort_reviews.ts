import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "resorts" ADD COLUMN "trip_advisor_rating" numeric;
  ALTER TABLE "resorts" ADD COLUMN "trip_advisor_reviews" numeric;
  ALTER TABLE "_resorts_v" ADD COLUMN "version_trip_advisor_rating" numeric;
  ALTER TABLE "_resorts_v" ADD COLUMN "version_trip_advisor_reviews" numeric;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "resorts" DROP COLUMN "trip_advisor_rating";
  ALTER TABLE "resorts" DROP COLUMN "trip_advisor_reviews";
  ALTER TABLE "_resorts_v" DROP COLUMN "version_trip_advisor_rating";
  ALTER TABLE "_resorts_v" DROP COLUMN "version_trip_advisor_reviews";`)
}
