import { titleIn, type GuideSummary } from '../../../shared/guides/guides.ts'
import { formatMoney } from '../../../shared/money.ts'
import { paths } from '../../../shared/paths.ts'
import { currencyOf, guidePriceIn } from '../../../shared/prices.ts'
import { useLanguage } from '../../platform/texts/language.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Cover } from '../../ui/cover.tsx'
import { LocalLink } from '../../ui/local-text.tsx'

interface GuideRowProps {
  guide: Pick<GuideSummary, 'id' | 'titleEn' | 'titleJa' | 'price' | 'priceJpy' | 'thumbnailUrl'>
  /** Instead of its price. */
  said: string | undefined
  action?: { to: string; name: string; label: string } | undefined
}

/** One guide in a list, with what it costs by itself or why it can't be chosen. */
export function GuideRow({ guide, said, action }: GuideRowProps) {
  const { language } = useLanguage()
  const title = titleIn(language, guide)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3 last:border-b-0">
      <Cover src={guide.thumbnailUrl} className="w-16 shrink-0 rounded-control sm:w-24" />
      <div className="min-w-0 flex-1 basis-44">
        <LocalLink
          of={title}
          to={paths.guide(guide.id)}
          className="font-semibold wrap-anywhere hover:underline"
        />
        <p className={`mt-0.5 text-sm tabular-nums ${said === undefined ? 'text-soft' : 'text-accent'}`}>
          {said ?? formatMoney(guidePriceIn(currencyOf(language), guide))}
        </p>
      </div>
      {action !== undefined && (
        <ButtonLink to={action.to} variant="secondary" aria-label={action.label} className="ml-auto shrink-0">
          {action.name}
        </ButtonLink>
      )}
    </li>
  )
}
