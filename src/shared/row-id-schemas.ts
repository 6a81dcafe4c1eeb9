import { z } from 'zod'

/** The number of a row; no column holds a larger one. */
export const rowId = z.int32().positive()
