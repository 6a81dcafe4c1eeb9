import { z } from 'zod'
import { listedCardSchema } from '../guides/guide-schemas.ts'

const cards = z.array(listedCardSchema)

/** Content of the page `/new` (B21.17). */
export const newGuidesSchema = z.object({
  newest: cards,
  popular: cards,
  improved: cards,
  weeks: z.array(z.int()).describe('how many guides came in each of the last weeks, the latest first'),
})
export type NewGuides = z.infer<typeof newGuidesSchema>
