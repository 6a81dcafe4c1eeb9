// Creates the table of videos that guides link to. They are paid content (B5.8).
import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('reference_videos')
    .addColumn('id', 'serial', (column) => column.primaryKey())
    .addColumn('guide_id', 'integer', (column) =>
      column.notNull().references('guides.id').onDelete('cascade'),
    )
    .addColumn('video_id', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('thumbnail_url', 'text', (column) => column.notNull())
    .addColumn('channel_title', 'text')
    .addUniqueConstraint('reference_videos_once_per_guide', ['guide_id', 'video_id'])
    .execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('reference_videos').execute()
}
