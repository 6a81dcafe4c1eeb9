import { availableParallelism, totalmem } from 'node:os'

/** Bytes of memory for a worker with its shop, databases and browser. */
const bytesPerWorker = 1.5 * 1024 ** 3

// Memory limit of this process in bytes. Without a limit, it is zero or larger than the machine's memory.
const limit = process.constrainedMemory()
const memory = limit > 0 ? Math.min(limit, totalmem()) : totalmem()

/** Workers per core. A worker spends a third of its time waiting for services, timers and other processes. */
const workersPerProcessor = 1.5

/** Number of test files to run in parallel: more than cores, but fewer if memory is small. */
export const maxTestWorkers = Math.max(
  1,
  Math.min(Math.ceil(workersPerProcessor * availableParallelism()), Math.floor(memory / bytesPerWorker)),
)
