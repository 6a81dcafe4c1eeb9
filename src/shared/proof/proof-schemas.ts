import { z } from 'zod'

export const proofHealthSchema = z.enum(['well', 'unwell', 'unknown'])
const line = z.object({ health: proofHealthSchema, measuredAt: z.string().nullable() })

/** Content of `/proof`: figures of the shop's jobs, without personal data (B21.10). */
export const proofSchema = z.object({
  paidLines: line.extend({
    /** Numbers of the latest search for paid text in public responses. Null before the first one. */
    last: z.object({ guides: z.int(), answers: z.int(), lines: z.int(), found: z.int() }).nullable(),
    all: z
      .object({ since: z.string(), lines: z.int(), found: z.int(), foundAt: z.string().nullable() })
      .nullable(),
  }),
  payments: line.extend({ differences: z.int().nullable() }),
  restore: line.extend({ seconds: z.int().nullable(), backupAgeHours: z.int().nullable() }),
  failures: line.extend({ last: z.string().nullable(), days: z.int().nullable() }),
  translations: line.extend({ current: z.int().nullable(), stale: z.int(), missing: z.int() }),
  refunds: line.extend({
    done: z.int().nullable(),
    medianSeconds: z.int().nullable(),
    slowestSeconds: z.int().nullable(),
    waiting: z.int(),
    givenUp: z.int(),
  }),
  reports: line.extend({ all: z.int().nullable(), guides: z.int(), hidden: z.int(), late: z.int() }),
})
export type Proof = z.infer<typeof proofSchema>
export type ProofHealth = z.infer<typeof proofHealthSchema>
