import { localizeTitle } from '../../../shared/guides/guides.ts'
import { formatMoney } from '../../../shared/money.ts'
import { getPageCurrency, getGuidePrice } from '../../../shared/prices.ts'
import { useProPrice } from '../../access/use-pro-price.ts'
import { trpc } from '../../platform/api/trpc.ts'
import { useLanguage } from '../../platform/texts/language.tsx'
import { LocalText } from '../../ui/local-text.tsx'
import type { SignUpIntent } from '../session/sign-up-intent.ts'

/** Shows the product that the user signs up for, and its price (B7.6). */
export function SignUpItem({ intent }: { intent: SignUpIntent }) {
  const { t, language } = useLanguage()
  const { guideId, free, subscription } = intent
  const isPro = subscription === true
  const proPrice = formatMoney(useProPrice())
  const isGuide = guideId !== undefined && !isPro
  const { data } = trpc.guides.find.useQuery({ id: guideId ?? 0, language }, { enabled: isGuide })
  if (!isPro && !(isGuide && data)) return null
  const title = isGuide && data ? localizeTitle(language, data.card) : { text: t('footer.pro'), language }
  const guidePrice = data ? formatMoney(getGuidePrice(getPageCurrency(language), data.card)) : ''
  const price = isPro
    ? t('subscribe.price', { price: proPrice })
    : free
      ? t('signUp.freeGuide', { price: guidePrice })
      : guidePrice
  return (
    <p className="mb-6 grid gap-1 rounded-card border border-line bg-surface px-4 py-3 text-md">
      <LocalText as="strong" of={title} />
      <span className="text-soft tabular-nums">{price}</span>
    </p>
  )
}
