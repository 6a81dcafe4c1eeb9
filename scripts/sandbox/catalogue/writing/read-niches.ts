import { nicheSchema, type Niche } from './format.ts'
import { readInOrder } from './read-data.ts'

export const niches: readonly Niche[] = readInOrder('niches', nicheSchema)
