import type { PageLanguage } from '../../shared/languages.ts'
import { useLanguage } from '../platform/texts/language.tsx'
import { useSeller } from './use-seller.ts'

const names = {
  en: { name: 'Seller', responsible: 'Person in charge', address: 'Address', email: 'Email' },
  ja: { name: '名称', responsible: '責任者', address: '所在地', email: 'メールアドレス' },
} as const satisfies Record<PageLanguage, object>

/** Who stands behind a text; the whole disclosure is on the page of its own. */
export function SellerFacts() {
  const { language } = useLanguage()
  const seller = useSeller()
  if (seller === undefined) return null
  const { name, responsible, address, supportEmail } = seller
  const words = names[language]
  const rows = [
    [words.name, name],
    [words.responsible, responsible],
    [words.address, address],
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
        <dt>{words.email}</dt>
        <dd className="sm:mt-[1.1em]">
          <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
        </dd>
      </div>
    </dl>
  )
}
