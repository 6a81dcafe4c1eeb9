import { z } from 'zod'

/** The id of a row, within the range of its column. */
export const rowId = z.int32().positive()
