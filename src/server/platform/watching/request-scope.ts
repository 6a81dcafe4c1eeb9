import { AsyncLocalStorage } from 'node:async_hooks'

const ids = new AsyncLocalStorage<string | undefined>()

/** Whatever this work sends or starts knows the request that it comes from: its jobs, and their mails. */
export const inRequest = <T>(id: string | undefined, work: () => T): T => ids.run(id, work)

export const requestId = () => ids.getStore()
