import type { QueryClient } from '@tanstack/react-query'
import type { Progress } from '../../shared/progress/progress-schemas.ts'
import { isNetworkFailure, getRefusalCode, type Api, type RouterOutputs } from '../platform/api/api.ts'
import type { PageData } from '../platform/api/trpc.ts'
import { getLastKnownUid } from '../platform/browser/last-known-uid.ts'
import { reportFailure } from '../platform/browser/report-failure.ts'
import {
  addReadingPlaces,
  subscribeToReadingPlaces,
  subscribeToProgressSyncSwitch,
  isProgressSyncOff,
  readReadingPlaces,
  setProgressSyncOff,
} from './places/places-store.ts'
import { addSavedChanges, readSavedChanges } from './saved/saved-list.ts'
import { subscribeToSavedGuides } from './saved/saved-store.ts'
import { addStepMarks, subscribeToStepMarks, readStepMarks } from './steps/marks-store.ts'

/** Milliseconds before reading places are synced. Longer than for clicks, because every scroll changes them. */
const placesWaitMs = 10_000
/** Maximum number of characters per call with several changes: `keepalive` allows 64 KiB, and a Japanese character takes three bytes. */
const maxCharacters = 20_000

/**
 * Syncs reading progress after a login, after a change, when the page is left, and when the connection returns (B21.93). Guests
 * send no requests.
 */
export function startProgressSync(api: Api, data: PageData, queryClient: QueryClient): void {
  const uidNow = () => data.auth.session.getData()?.uid
  const sync = startSync(api, uidNow)
  const syncNow = () => void sync()
  let uid: string | undefined
  const syncIfOther = () => {
    if (uidNow() === uid) return
    uid = uidNow()
    syncNow()
  }
  syncIfOther()
  queryClient.getQueryCache().subscribe(syncIfOther)
  subscribeToSavedGuides(ifHere(syncNow))
  subscribeToStepMarks(ifHere(syncNow))
  let waiting: ReturnType<typeof setTimeout> | undefined
  subscribeToReadingPlaces(
    ifHere(() => {
      // Syncs a hidden page immediately, because it may be closing.
      if (document.hidden) return syncNow()
      waiting ??= setTimeout(() => {
        waiting = undefined
        syncNow()
      }, placesWaitMs)
    }),
  )
  addEventListener('online', syncNow)
  document.addEventListener('visibilitychange', syncNow)
}

/** Ignores changes of other tabs, which send them themselves. */
const ifHere =
  (listener: () => void) =>
  ({ type }: Event) => {
    if (type !== 'storage') listener()
  }

type Change = Progress[keyof Progress][number]

const readAll = (): Progress => ({
  saved: readSavedChanges(),
  marks: readStepMarks(),
  places: readReadingPlaces(),
})

const pick = ({ saved, marks, places }: Progress, isWanted: (change: Change) => boolean): Progress => ({
  saved: saved.filter(isWanted),
  marks: marks.filter(isWanted),
  places: places.filter(isWanted),
})

const changesIn = ({ saved, marks, places }: Progress): Change[] => [...saved, ...marks, ...places]
const asText = (change: Change) => JSON.stringify(change)
/** Returns a key for the guide, step or place that a change concerns. */
const subjectOf = (change: Change) =>
  `${change.guideId} ${'saved' in change ? 'saved' : 'step' in change ? change.step : 'place'}`

/** Returns as many changes as fit into one call, and at least one. */
function firstOf(progress: Progress): Progress {
  let used = 0
  return pick(progress, (change) => {
    const isFirst = used === 0
    used += asText(change).length
    return isFirst || used <= maxCharacters
  })
}

function store({ saved, marks, places, now }: RouterOutputs['progress']['sync']): void {
  addSavedChanges(saved, now)
  addStepMarks(marks, now)
  addReadingPlaces(places, now)
}

function startSync(api: Api, uidNow: () => string | undefined): () => Promise<void> {
  /** Changes that the account of `uid` already has, as JSON. */
  let known: { uid?: string; texts: Set<string> } = { texts: new Set() }
  /** Changes that a running call sends, as JSON. */
  const inFlight = new Set<string>()
  let isAsking = false
  let isStoring = false

  /** Sends changes that the account doesn't have yet. Returns true if there may be more. */
  const send = async (uid: string): Promise<boolean> => {
    const all = known.uid !== uid
    const { texts } = all ? { texts: new Set<string>() } : known
    const isUnknown = (change: Change) =>
      !isProgressSyncOff() && !texts.has(asText(change)) && !inFlight.has(asText(change))
    const sent = firstOf(pick(readAll(), isUnknown))
    const sentTexts = new Set(changesIn(sent).map(asText))
    if (sentTexts.size === 0 && !all) return false
    for (const text of sentTexts) inFlight.add(text)
    const answer = await api.progress.sync.mutate({ ...sent, all }).finally(() => {
      for (const text of sentTexts) inFlight.delete(text)
    })
    // A log-out, here or in another tab, has deleted the stored progress, which must not be restored.
    if (getLastKnownUid() !== uid) return false
    // Changes that did not fit into the call or were made since.
    const waiting = changesIn(readAll()).filter(
      (change) => !texts.has(asText(change)) && !sentTexts.has(asText(change)),
    )
    const subjects = new Set(waiting.map(subjectOf))
    isStoring = true
    try {
      if (answer.on) store(answer)
    } finally {
      isStoring = false
    }
    const told = changesIn(readAll()).filter((change) => !subjects.has(subjectOf(change)))
    known = { uid, texts: new Set(told.map(asText)) }
    if (answer.on === isProgressSyncOff()) setProgressSyncOff(!answer.on)
    return answer.on
  }

  const sync = async () => {
    // Ignores the events of changes that come from the account. A hidden page does not wait for a running call, because it may
    // be closing.
    if (isStoring || (isAsking && !document.hidden)) return
    isAsking = true
    try {
      for (let uid = uidNow(); uid !== undefined && (await send(uid)); uid = uidNow());
    } catch (error) {
      // Without a connection or a login, the changes stay stored in this browser.
      if (!isNetworkFailure(error) && getRefusalCode(error) !== 'authentication-required')
        reportFailure('What this browser keeps has not reached the account', error)
    } finally {
      isAsking = false
    }
  }
  subscribeToProgressSyncSwitch(() => {
    known = { texts: new Set() }
    void sync()
  })
  return sync
}
