import { demoMethodSchema, type DemoMethod } from './format.ts'
import { readInOrder } from './read-data.ts'

export const demoMethods: readonly DemoMethod[] = readInOrder('methods', demoMethodSchema)
