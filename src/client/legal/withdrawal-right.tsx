import type { Product } from '../../shared/law/law-table.ts'
import { listWithdrawalRights } from '../../shared/law/law-texts.ts'
import { buyerPlaces } from '../../shared/law/places.ts'
import { useLanguage } from '../platform/texts/language.tsx'

/** Shows who may withdraw from a product, and until when, from the table of consumer law. */
export function WithdrawalRight({ product }: { product: Product }) {
  const { t } = useLanguage()
  const byRight = Map.groupBy(buyerPlaces, (place) => {
    const sentences = listWithdrawalRights(t, place, product, true)
    return sentences.length === 0
      ? t('law.page.none')
      : sentences.reduce((first, second) => t('law.sentences', { first, second }))
  })
  return (
    <>
      <h3>{t(`law.page.${product}`)}</h3>
      <dl>
        {[...byRight].map(([right, where]) => (
          <div key={right}>
            <dt>{where.map((place) => t(`law.place.${place}`)).join(t('law.page.comma'))}</dt>
            <dd>{right}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
