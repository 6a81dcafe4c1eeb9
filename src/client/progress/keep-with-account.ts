import type { QueryClient } from '@tanstack/react-query'
import { isNetworkFailure, refusalOf, type Api } from '../platform/api/api.ts'
import type { PageData } from '../platform/api/trpc.ts'
import { reportFailure } from '../platform/browser/report-failure.ts'
import { askForSaved } from './saved/saved-list.ts'
import { askForMarks, followMarks, storedMarks } from './steps/marks-store.ts'
import { followSaved, storedSaved } from './saved/saved-store.ts'

/** Data that the browser stores and, for a signed-in user, the account stores as well. */
interface Kept {
  stored: () => string
  follow: (listener: () => void) => unknown
  /** Asks the account; what it returns joins the answer with what is stored by then. */
  ask: (api: Api) => Promise<() => void>
}

const everything: Kept[] = [
  { stored: storedSaved, follow: followSaved, ask: askForSaved },
  { stored: storedMarks, follow: followMarks, ask: askForMarks },
]

/** B21.3: syncs after a login, after a change, and when the connection returns. Guests send no requests. */
export function keepWithAccount(api: Api, data: PageData, queryClient: QueryClient): void {
  const uidNow = () => data.auth.session.getData()?.uid
  for (const kept of everything) {
    const join = joining(kept, api, uidNow)
    let uid: string | undefined
    const joinIfOther = () => {
      if (uidNow() === uid) return
      uid = uidNow()
      void join()
    }
    joinIfOther()
    queryClient.getQueryCache().subscribe(joinIfOther)
    kept.follow(() => void join())
    addEventListener('online', () => void join())
  }
}

function joining({ stored, ask }: Kept, api: Api, uidNow: () => string | undefined): () => Promise<void> {
  /** Whose account is known to say the same as this browser, and what. */
  let told = ''
  let isAsking = false
  const now = () => `${uidNow()} ${stored()}`
  return async () => {
    if (isAsking) return
    isAsking = true
    try {
      while (uidNow() !== undefined && now() !== told) {
        const asked = now()
        const join = await ask(api)
        const isUnchanged = now() === asked
        join()
        if (isUnchanged) told = now()
      }
    } catch (error) {
      // Without a connection or a login it waits in this browser.
      if (!isNetworkFailure(error) && refusalOf(error) !== 'authentication-required')
        reportFailure('What this browser keeps has not reached the account', error)
    } finally {
      isAsking = false
    }
  }
}
