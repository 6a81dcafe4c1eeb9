import type { FileProgress } from '../../../../shared/admin/guide-file-schemas.ts'
import { getRefusalCode, type Api } from '../../../platform/api/api.ts'
import { browserClock } from '../../../platform/browser/clock.ts'
import type { ImportProgressData } from './import-progress.tsx'

const pollMs = 1000

/** Submits the import and polls its job until it is done. A lost response is ignored if the job exists. */
export async function pollImport(
  admin: Api['admin'],
  request: { file: string; reason: string },
  show: (progress: ImportProgressData) => void,
): Promise<NonNullable<FileProgress['written']>> {
  const lost: unknown = await admin.importFile.mutate(request).catch((error: unknown) => {
    if (getRefusalCode(error) !== undefined) throw error
    return error
  })
  for (;;) {
    const { begun, done, total, written } = await admin.fileProgress.query({ file: request.file })
    if (written !== null) return written
    if (!begun) throw lost
    show({ step: total === 0 ? 'comparing' : 'writing', done, total })
    await browserClock.wait(pollMs)
  }
}
