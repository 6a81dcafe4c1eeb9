import { z } from 'zod'

/** The number of a row; no column holds a larger one. */
export const rowId = z.int().positive().max(2_147_483_647)
