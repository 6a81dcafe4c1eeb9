import { availableParallelism, totalmem } from 'node:os'

/** What a worker takes with its shop, its databases and its browser. */
const bytesPerWorker = 1.5 * 1024 ** 3

// Zero or absurdly large where no limit is set.
const limit = process.constrainedMemory()
const memory = limit > 0 ? Math.min(limit, totalmem()) : totalmem()

/** A worker waits for services, timers and other processes about a third of its time. */
const workersPerProcessor = 1.5

/** How many test files run at a time: more than processors, fewer when memory is small. */
export const workers = Math.max(
  1,
  Math.min(Math.ceil(workersPerProcessor * availableParallelism()), Math.floor(memory / bytesPerWorker)),
)
