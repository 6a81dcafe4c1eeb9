import { availableParallelism, totalmem } from 'node:os'

/** Memory of a worker with its shop, databases and browser. */
const bytesPerWorker = 1.5 * 1024 ** 3

// Zero or absurdly large without a limit.
const limit = process.constrainedMemory()
const memory = limit > 0 ? Math.min(limit, totalmem()) : totalmem()

/** A worker waits for services, timers and other processes a third of its time. */
const workersPerProcessor = 1.5

/** Number of parallel test files: more than cores, fewer if memory is small. */
export const workers = Math.max(
  1,
  Math.min(Math.ceil(workersPerProcessor * availableParallelism()), Math.floor(memory / bytesPerWorker)),
)
