import { formatMoney } from '../../../shared/money.ts'
import type { ReadingPathFacts as Facts } from '../../../shared/guides/paths/path-schemas.ts'
import { useLanguage } from '../../platform/texts/language.tsx'

/** Formats ranges such as '$0 to $40' or '4 to 8'; equal ends become one value. */
export function useRangeFormatters() {
  const { t } = useLanguage()
  const span = (least: string, most: string) => (least === most ? least : t('paths.span', { least, most }))
  return {
    money: (cost: Facts['firstCost']) =>
      cost === null
        ? t('paths.unknown')
        : span(
            formatMoney({ amountMinor: cost.least, currency: cost.currency }),
            formatMoney({ amountMinor: cost.most, currency: cost.currency }),
          ),
    weeks: ({ least, most }: NonNullable<Facts['firstWeeks']>) =>
      least === most ? t('paths.weeks', { count: most }) : t('paths.weeksBetween', { least, most }),
  }
}

/** Shows the known facts of a reading path in one line. */
export function PathFactsLine({ facts }: { facts: Facts }) {
  const { t } = useLanguage()
  const { money, weeks } = useRangeFormatters()
  const said = [
    t('paths.guides', { count: facts.guides }),
    ...(facts.firstCost === null ? [] : [t('paths.stepStart', { cost: money(facts.firstCost) })]),
    ...(facts.firstWeeks === null ? [] : [t('paths.shortWeeks', { weeks: weeks(facts.firstWeeks) })]),
  ]
  return <p className="text-sm text-soft tabular-nums">{said.join(' · ')}</p>
}
