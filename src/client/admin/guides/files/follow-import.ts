import type { FileProgress } from '../../../../shared/admin/guide-file-schemas.ts'
import { refusalOf, type Api } from '../../../platform/api/api.ts'
import { browserClock } from '../../../platform/browser/clock.ts'
import type { Work } from './work-progress.tsx'

const lookEveryMs = 1000

/** Submits the import and follows its job until everything is written. A lost answer is no failure if the job is there. */
export async function followImport(
  admin: Api['admin'],
  order: { file: string; reason: string },
  show: (work: Work) => void,
): Promise<NonNullable<FileProgress['written']>> {
  const lost: unknown = await admin.importFile.mutate(order).catch((error: unknown) => {
    if (refusalOf(error) !== undefined) throw error
    return error
  })
  for (;;) {
    const { begun, done, total, written } = await admin.fileProgress.query({ file: order.file })
    if (written !== null) return written
    if (!begun) throw lost
    show({ step: total === 0 ? 'comparing' : 'writing', done, total })
    await browserClock.wait(lookEveryMs)
  }
}
