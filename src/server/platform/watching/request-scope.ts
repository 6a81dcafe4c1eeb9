import { AsyncLocalStorage } from 'node:async_hooks'

const ids = new AsyncLocalStorage<string | undefined>()

/** Runs `work` with a request's id, which its jobs and emails inherit. */
export const inRequest = <T>(id: string | undefined, work: () => T): T => ids.run(id, work)

export const requestId = () => ids.getStore()
