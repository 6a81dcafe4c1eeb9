import type { z } from 'zod'
import type { deskListInputSchema, deskListSchema } from '../../../shared/guides/editing/editing-schemas.ts'
import { deskPageSize } from '../../../shared/guides/editing/guide-states.ts'
import type { Db } from '../../platform/database.ts'
import { countFound, listPageOfGuides } from './desk-list-queries.ts'

/** Returns a page of all guides, in any state (B20.58). */
export async function listForAdmin(
  db: Db,
  input: z.infer<typeof deskListInputSchema>,
): Promise<z.infer<typeof deskListSchema>> {
  const [rows, total] = await Promise.all([listPageOfGuides(db, input, deskPageSize), countFound(db, input)])
  return {
    guides: rows.map(({ publishAt, savedAt, ...row }) => ({
      ...row,
      publishAt: publishAt?.toISOString() ?? null,
      savedAt: savedAt.toISOString(),
    })),
    total,
    pages: Math.max(1, Math.ceil(total / deskPageSize)),
  }
}
