import { z } from 'zod'
import { formatDay } from '../../../shared/dates.ts'
import { paths } from '../../../shared/paths.ts'
import { composeUserMail, enqueueMail, type Mail } from '../../mail/index.ts'
import type { Env } from '../../platform/env.ts'
import type { AccountDeps } from '../deps.ts'
import { collectPersonalData } from './collect-personal-data.ts'
import {
  findDataExport,
  findExportedUser,
  storeDataExportContent,
  type DataExport,
} from './data-export-queries.ts'

const jobSchema = z.object({ copyId: z.uuid() })

/** Creates an export and emails its owner. If two jobs run at the same time, only one of them stores the export and sends the email. */
export async function createDataExport(
  deps: Pick<AccountDeps, 'db' | 'jobs' | 'env' | 'clock' | 'identity' | 'catalogue'>,
  data: unknown,
): Promise<void> {
  const { db, jobs, env, clock } = deps
  const copy = await findDataExport(db, jobSchema.parse(data).copyId)
  if (copy === undefined || copy.ready) return
  const content = await collectPersonalData(deps, copy)
  await db.transaction().execute(async (tx) => {
    if (!(await storeDataExportContent(tx, copy.id, content))) return
    const { email } = await findExportedUser(tx, copy.userId)
    await enqueueMail(tx, jobs, copyReadyMail(env, email, copy), clock())
  })
}

/** Returns the email that links to the export on the account page, where only its owner can download it. */
function copyReadyMail(env: Env, to: string, { id, language, endsAt }: DataExport): Mail {
  return composeUserMail(env, { to, language }, (t) => ({
    subject: t('mail.copyReadySubject'),
    paragraphs: [t('mail.copyReady', { date: formatDay(language, endsAt) })],
    actions: [[t('mail.copyOpen'), `${paths.profile}#copy-${id}`]],
    footer: 'mail.aboutAccount',
  }))
}
