import { currencyOf } from '../../../shared/prices.ts'
import { useLanguage } from '../../platform/texts/language.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { useProPrice } from '../../access/use-pro-price.ts'

const rows = ['price', 'read', 'keep', 'paths', 'cancel'] as const

/** What a single guide and Pro each give, and from how many guides a month Pro pays; prices compare in one currency only. */
export function PlanComparison() {
  const { t, language } = useLanguage()
  if (useProPrice().currency !== currencyOf(language)) return null
  return (
    <section
      aria-labelledby="comparison"
      className="grid grid-cols-1 gap-x-16 gap-y-8 lg:grid-cols-[20rem_minmax(0,1fr)]"
    >
      <div>
        <h2 id="comparison" className="text-2xl">
          {t('pro.compare.title')}
        </h2>
        <p className="mt-3 text-soft">{t('pro.compare.text')}</p>
      </div>
      <table className="w-full table-fixed self-start text-left text-md [word-break:auto-phrase]">
        <thead>
          <tr className="border-b border-control align-bottom">
            <th scope="col" className="w-[34%]">
              <VisuallyHidden>{t('pro.compare.title')}</VisuallyHidden>
            </th>
            <th scope="col" className="py-3 pr-2 font-semibold">
              {t('pro.compare.one')}
            </th>
            <th scope="col" className="rounded-t-card bg-premium-soft px-2 py-3 font-semibold text-premium">
              {t('pro.compare.pro')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row} className="border-b border-line align-top">
              <th scope="row" className="py-3 pr-1 font-normal text-soft">
                {t(`pro.compare.${row}`)}
              </th>
              <td className="py-3 pr-2">{t(`pro.compare.${row}.one`)}</td>
              <td className="bg-premium-soft px-2 py-3">{t(`pro.compare.${row}.pro`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
