import { localizeTitle, type GuideSummary } from '../../../shared/guides/guides.ts'
import { formatMoney } from '../../../shared/money.ts'
import { getPageCurrency } from '../../../shared/prices.ts'
import { paths } from '../../../shared/paths.ts'
import { composeMail, toPageUrl, type Mail } from '../../mail/index.ts'
import type { Env } from '../../platform/env.ts'
import { getTranslate } from '../../platform/texts.ts'
import type { SavedGuideChange } from './saved-alert-queries.ts'

type ToldOf = SavedGuideChange & { card: Pick<GuideSummary, 'titleEn' | 'titleJa'> }

export function composeSavedGuidesMail(
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
