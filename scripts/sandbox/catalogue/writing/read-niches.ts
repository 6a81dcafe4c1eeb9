import { demoNicheSchema, type DemoNiche } from './format.ts'
import { readInOrder } from './read-data.ts'

export const demoNiches: readonly DemoNiche[] = readInOrder('niches', demoNicheSchema)
