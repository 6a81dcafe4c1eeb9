import type { Outputs } from '../../platform/api/api.ts'

/** A guide's English beside what readers have and what a job has made of it. */
export type Compared = Outputs['translation']['compare']
