import { localizeTitle, type GuideSummary } from '../../../shared/guides/guides.ts'
import { formatMoney } from '../../../shared/money.ts'
import { getPageCurrency } from '../../../shared/prices.ts'
import { paths } from '../../../shared/paths.ts'
import type { AccessDeps } from '../../access/index.ts'
import { composeMail, enqueueMail, toPageUrl, type Mail } from '../../mail/index.ts'
import type { Env } from '../../platform/env.ts'
import { getTranslate } from '../../platform/texts.ts'
import {
  listUsersToNotify,
  snapshotSavedGuides,
  takeSavedGuideChanges,
  type SavedGuideChange,
} from './saved-alert-queries.ts'

const maxAtOnce = 200

/**
 * Enqueues one email for each user who opted in, about saved guides that became cheaper or were translated (B21.21). Marks the changes as notified in the same
 * transaction.
 */
export async function enqueueSavedGuideAlerts({
  db,
  jobs,
  env,
  clock,
  catalogue,
}: Pick<AccessDeps, 'db' | 'jobs' | 'env' | 'clock' | 'catalogue'>): Promise<void> {
  await snapshotSavedGuides(db)
  for (const userId of await listUsersToNotify(db, maxAtOnce)) {
    await db.transaction().execute(async (tx) => {
      const told = await takeSavedGuideChanges(tx, userId)
      const guides = catalogue.current()
      const known = told.flatMap((each) => {
        const card = guides.findSold(each.guideId)
        return card === undefined ? [] : [{ ...each, card }]
      })
      const [first] = known
      if (first !== undefined)
        await enqueueMail(tx, jobs, composeSavedGuidesMail(env, first, known, userId), clock())
    })
  }
}

type ToldOf = SavedGuideChange & { card: Pick<GuideSummary, 'titleEn' | 'titleJa'> }

function composeSavedGuidesMail(
  env: Pick<Env, 'ORIGIN'>,
  { email, language }: Pick<SavedGuideChange, 'email' | 'language'>,
  told: readonly ToldOf[],
  userId: number,
): Mail {
  const t = getTranslate(language)
  const currency = getPageCurrency(language)
  const inWords = (amountMinor: number) => formatMoney({ amountMinor, currency })
  const mail = composeMail({
    to: email,
    language,
    subject: t('mail.savedSubject'),
    paragraphs: [t('mail.saved')],
    facts: told.flatMap(({ card, price, priceBefore, fresh }) => {
      const title = localizeTitle(language, card).text
      const cheaper =
        priceBefore === null
          ? []
          : [t('mail.savedCheaper', { price: inWords(price), before: inWords(priceBefore) })]
      return [...cheaper, ...(fresh ? [t('mail.savedFresh')] : [])].map((said) => [title, said] as const)
    }),
    actions: told.map(({ guideId, card }) => ({
      name: localizeTitle(language, card).text,
      url: toPageUrl(env, language, paths.guide(guideId)),
    })),
    footer: [t('site.name'), t('mail.savedWhy', { url: toPageUrl(env, language, paths.saved) })],
  })
  return { ...mail, userId }
}
