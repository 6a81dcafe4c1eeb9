import { z } from 'zod'

/** Id of a database row, within the range of its integer column. */
export const rowIdSchema = z.int32().positive()
