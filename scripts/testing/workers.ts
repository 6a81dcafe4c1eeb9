import { availableParallelism, totalmem } from 'node:os'

/** What a worker takes with its shop, its databases and its browser. */
const bytesPerWorker = 1.5 * 1024 ** 3

// Zero or absurdly large where no limit is set.
const limit = process.constrainedMemory()
const memory = limit > 0 ? Math.min(limit, totalmem()) : totalmem()

/** How many test files run at a time: one per processor, fewer when memory is small. */
export const workers = Math.max(1, Math.min(availableParallelism(), Math.floor(memory / bytesPerWorker)))
