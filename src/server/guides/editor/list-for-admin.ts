import type { z } from 'zod'
import type { adminListInputSchema, adminListSchema } from '../../../shared/guides/editing/editing-schemas.ts'
import { adminPageSize } from '../../../shared/guides/editing/guide-states.ts'
import type { Db } from '../../platform/database.ts'
import { countGuideRows, listGuideRows } from './admin-list-queries.ts'

/** Returns one page of the admin's guide list, with guides in any state (B20.58). */
export async function listGuidesForAdmin(
  db: Db,
  input: z.infer<typeof adminListInputSchema>,
): Promise<z.infer<typeof adminListSchema>> {
  const [rows, total] = await Promise.all([
    listGuideRows(db, input, adminPageSize),
    countGuideRows(db, input),
  ])
  return {
    guides: rows.map(({ publishAt, savedAt, ...row }) => ({
      ...row,
      publishAt: publishAt?.toISOString() ?? null,
      savedAt: savedAt.toISOString(),
    })),
    total,
    pages: Math.max(1, Math.ceil(total / adminPageSize)),
  }
}
