import type { PageLanguage } from '../../../shared/languages.ts'
import { localizeTitle } from '../../../shared/guides/guides.ts'
import { paths } from '../../../shared/paths.ts'
import { composeUserMail, enqueueMail, type Mail } from '../../mail/index.ts'
import type { Env } from '../../platform/env.ts'
import type { CatalogDeps } from '../catalog/index.ts'
import { findReportOpeningDate } from './own-report.ts'
import { deleteReportOptIn, lockDueReportOptIn } from './opt-in-queries.ts'

type ReportMailDeps = Pick<CatalogDeps, 'db' | 'clock' | 'catalogue' | 'jobs' | 'env'>

/**
 * Sends the email that asks for a report to each user who opted in and whose date has come (B21.36). Deletes the opt-in in the
 * transaction that queues the email. Skips users who lost access to the guide, have reported already or are deleting their
 * account.
 */
export async function sendReportRequests(deps: ReportMailDeps): Promise<void> {
  while (await askNext(deps));
}

async function askNext(deps: ReportMailDeps): Promise<boolean> {
  const { db, clock, catalogue, jobs, env } = deps
  const now = clock()
  return db.transaction().execute(async (tx) => {
    const wish = await lockDueReportOptIn(tx, now)
    if (wish === undefined) return false
    const { userId, uid, guideId, language } = wish
    await deleteReportOptIn(tx, userId, guideId)
    const guide = catalogue.current().findSold(guideId)
    const opensAt = await findReportOpeningDate({ ...deps, db: tx }, uid, guideId)
    const wanted = !wish.closing && !wish.reported && opensAt !== undefined && opensAt <= now
    if (guide === undefined || !wanted) return true
    const { text: title } = localizeTitle(language, guide)
    await enqueueMail(tx, jobs, { ...askingMail(env, wish, title), userId }, now)
    return true
  })
}

function askingMail(
  env: Env,
  { email, language, guideId }: { email: string; language: PageLanguage; guideId: number },
  title: string,
): Mail {
  return composeUserMail(env, { to: email, language }, (t) => ({
    subject: t('reports.mailSubject', { title }),
    paragraphs: [t('reports.mail', { title }), t('reports.mailOnce')],
    actions: [[t('reports.mailAction'), `${paths.guide(guideId)}#report`]],
    footer: 'mail.aboutAccount',
  }))
}
