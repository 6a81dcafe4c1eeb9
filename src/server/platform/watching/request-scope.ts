import { AsyncLocalStorage } from 'node:async_hooks'

const ids = new AsyncLocalStorage<string | undefined>()

/** Runs `work` with the id of an HTTP request. Its jobs and emails inherit the id. */
export const runInRequest = <T>(id: string | undefined, work: () => T): T => ids.run(id, work)

export const getRequestId = () => ids.getStore()
