import { getLastKnownUid } from '../../platform/browser/last-known-uid.ts'
import { type Api, getHttpStatus } from '../../platform/api/api.ts'
import { deleteOfflineCopies, listOfflineCopies, updateOfflineCopyCheckedAt } from './copy-store.ts'
import { canShowOfflineCopy, shouldDeleteOfflineCopy, type OfflineCopyCheckResult } from './copy-rules.ts'

/**
 * Checks the copies on this device with the server. Deletes expired copies and those whose owner has lost access or is signed out
 * (decision 0024).
 */
export async function recheckOfflineCopies({ access }: Api): Promise<void> {
  const kept = await listOfflineCopies()
  if (kept.length === 0) return
  const reader = getLastKnownUid()
  const shown = kept.filter((each) => canShowOfflineCopy(each, reader))
  const verdict =
    reader === undefined || shown.length === 0
      ? 'no-answer'
      : await askServer(
          access,
          reader,
          shown.map(({ guideId }) => guideId),
        )
  // The user may have logged out during the request.
  const isOver = (each: (typeof kept)[number]) => shouldDeleteOfflineCopy(each, getLastKnownUid(), verdict)
  await deleteOfflineCopies(kept.filter(isOver))
  if (verdict !== 'no-answer')
    await updateOfflineCopyCheckedAt(
      kept.filter((each) => !isOver(each)),
      Date.now(),
    )
}

async function askServer(
  access: Api['access'],
  uid: string,
  guideIds: number[],
): Promise<OfflineCopyCheckResult> {
  try {
    return { readable: (await access.readable.query({ uid, guideIds })).guideIds }
  } catch (error) {
    const status = getHttpStatus(error)
    return status === 401 || status === 403 ? 'refused' : 'no-answer'
  }
}
