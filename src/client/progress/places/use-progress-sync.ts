import { trpc } from '../../platform/api/trpc.ts'
import { queryProfiles } from '../../platform/api/query-profiles.ts'
import { setProgressSyncOff } from './places-store.ts'

/** Returns whether the account stores this user's progress, and a function that changes the setting (B21.95). */
export function useProgressSync() {
  const utils = trpc.useUtils()
  const { data } = trpc.progress.progressSync.useQuery(undefined, queryProfiles.other)
  const { mutateAsync } = trpc.progress.setProgressSync.useMutation()
  const turn = async (wanted: { on: boolean; deleteStored: boolean }) => {
    const answer = await mutateAsync(wanted)
    setProgressSyncOff(!answer.on)
    utils.progress.progressSync.setData(undefined, answer)
  }
  return { on: data?.on, turn }
}
