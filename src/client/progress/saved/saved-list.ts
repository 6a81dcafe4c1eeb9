import { mergeSaved, type SavedChange } from '../../../shared/progress/saved.ts'
import type { Api } from '../../platform/api/api.ts'
import { storedSaved, storeSaved } from './saved-store.ts'

/** The latest first. */
export function readSaved(): SavedChange[] {
  const changes = [...storedSaved().matchAll(/ ([+-])(\d+)@(\d+)/g)].map(([, sign, guideId, at]) => ({
    guideId: Number(guideId),
    saved: sign === '+',
    at: Number(at),
  }))
  return mergeSaved(changes)
}

/** Asks the account; what it returns joins the answer with what is stored by then. */
export async function askForSaved(api: Api): Promise<() => void> {
  const { changes } = await api.finishing.syncSaved.mutate({ changes: readSaved() })
  return () => storeSaved(mergeSaved(readSaved(), changes).map(toText).join(''))
}

const toText = ({ guideId, saved, at }: SavedChange) => ` ${saved ? '+' : '-'}${guideId}@${at}`
