import { titleIn, type ListedCard } from '../../../shared/guides/guides.ts'
import { formatMoney, type Money } from '../../../shared/money.ts'
import { guideOrderTerms } from '../../../shared/payments/order-terms.ts'
import { useLanguage } from '../../platform/texts/language.tsx'
import { useOrderConditions } from './conditions/use-order-conditions.ts'
import { OrderTerms } from './order-terms.tsx'
import { Cover } from '../../ui/cover.tsx'

export function GuideSummary({ card, price }: { card: ListedCard; price: Money }) {
  const { t, language } = useLanguage()
  const title = titleIn(language, card)
  return (
    <div className="grid gap-8">
      <div className="grid grid-cols-[7rem_minmax(0,1fr)] items-start gap-5 md:grid-cols-[9rem_minmax(0,1fr)]">
        <Cover src={card.thumbnailUrl} className="w-full rounded-control" />
        <div>
          {/* The page's heading names the English title, and the folded line of phones any. */}
          {title.text !== card.titleEn && (
            <h2 lang={title.language} className="mb-1 text-base max-md:hidden">
              {title.text}
            </h2>
          )}
          <p className="text-md text-soft">{t('checkout.minutes', { count: card.readingMinutes })}</p>
          <p className="mt-4 text-xl font-semibold tabular-nums">{formatMoney(price)}</p>
          <p className="text-md text-soft">{t('checkout.once')}</p>
        </div>
      </div>
      <div>
        <h2 className="text-base">{t('checkout.next')}</h2>
        <ul className="mt-3 grid list-disc gap-2 pl-5 text-md text-soft">
          <li>{t('checkout.next.open')}</li>
          <li>{t('checkout.next.keep')}</li>
          <li>{t('checkout.next.safe')}</li>
        </ul>
      </div>
    </div>
  )
}

export function GuideTerms({ price }: { price: Money }) {
  const { t } = useLanguage()
  return <OrderTerms terms={guideOrderTerms(t, price, useOrderConditions(true))} />
}
