import { useLanguage } from '../platform/texts/language.tsx'
import { useSeller } from './use-seller.ts'

/** The seller of the shop; the full disclosure has its own page. */
export function SellerFacts() {
  const { t } = useLanguage()
  const seller = useSeller()
  if (seller === undefined) return null
  const { name, responsible, address, supportEmail } = seller
  const rows = [
    [t('legal.name'), name],
    [t('legal.responsible'), responsible],
    [t('legal.address'), address],
  ].filter(([, value]) => value !== null)
  return (
    <dl className="grid gap-x-6 sm:grid-cols-[auto_1fr]">
      {rows.map(([term, value]) => (
        <div key={term} className="contents">
          <dt>{term}</dt>
          <dd className="sm:mt-[1.1em]">{value}</dd>
        </div>
      ))}
      <div className="contents">
        <dt>{t('legal.email')}</dt>
        <dd className="sm:mt-[1.1em]">
          <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
        </dd>
      </div>
    </dl>
  )
}
