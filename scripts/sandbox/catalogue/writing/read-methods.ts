import { methodSchema, type Method } from './format.ts'
import { readInOrder } from './read-data.ts'

export const methods: readonly Method[] = readInOrder('methods', methodSchema)
