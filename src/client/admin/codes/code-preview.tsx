import { currencies, formatMoney, type Currency, type Money } from '../../../shared/money.ts'
import { isDiscountLimited, calculateDiscount, type CodeTerms } from '../../../shared/payments/code-terms.ts'
import { getMinCharge, getProPrice, getUsualGuidePrice } from '../../../shared/prices.ts'
import { useLanguage } from '../../platform/texts/language.tsx'

interface CodePreviewProps {
  /** Undefined while the discount is not filled in. */
  terms: CodeTerms | undefined
  products: { guides: boolean; pro: boolean }
}

/** Shows what a buyer pays with the code, in both currencies. */
export function CodePreview({ terms, products }: CodePreviewProps) {
  const { t } = useLanguage()
  const priced = [
    ...(products.guides ? [{ name: t('admin.codes.preview.guide'), priceIn: getUsualGuidePrice }] : []),
    ...(products.pro ? [{ name: t('admin.codes.preview.pro'), priceIn: getProPrice }] : []),
  ]
  const isCut =
    terms !== undefined &&
    priced.some(({ priceIn }) => currencies.some((currency) => isDiscountLimited(terms, priceIn(currency))))
  return (
    <output className="grid gap-2 rounded-card bg-raised p-4 text-md">
      <span className="font-semibold">{t('admin.codes.preview')}</span>
      {terms === undefined || priced.length === 0 ? (
        <span className="text-soft">{t('admin.codes.preview.none')}</span>
      ) : (
        priced.map(({ name, priceIn }) => (
          <span key={name} className="flex flex-wrap justify-between gap-x-4">
            <span>{name}</span>
            <span className="tabular-nums">
              {currencies.map((currency) => paidFor(terms, priceIn(currency))).join(' · ')}
            </span>
          </span>
        ))
      )}
      {products.guides && <span className="text-sm text-soft">{t('admin.codes.preview.others')}</span>}
      {isCut && (
        <span className="text-sm text-soft">
          {t('admin.codes.preview.least', { usd: leastIn('usd'), jpy: leastIn('jpy') })}
        </span>
      )}
    </output>
  )
}

const leastIn = (currency: Currency) => formatMoney({ amountMinor: getMinCharge(currency), currency })

function paidFor(terms: CodeTerms, price: Money): string {
  const paid = { ...price, amountMinor: price.amountMinor - calculateDiscount(terms, price) }
  return `${formatMoney(price)} → ${formatMoney(paid)}`
}
