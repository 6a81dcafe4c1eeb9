import {
  localizeIncomeRange,
  localizeSummary,
  localizeTitle,
  type ListedCard as Card,
} from '../../../shared/guides/guides.ts'
import { paths } from '../../../shared/paths.ts'
import { AccessOrPrice } from '../../access/access-or-price.tsx'
import { SaveButton } from '../../progress/saved/save-button.tsx'
import { getLangAttribute } from '../../platform/texts/get-lang-attribute.ts'
import { useLanguage } from '../../platform/texts/language.tsx'
import { Link } from '../../platform/pages/navigation.tsx'
import { sortCategoriesFirst, translateTag } from './tag-label.ts'
import { Cover } from '../../ui/cover.tsx'

const shownTags = 2

/**
 * Shows a guide in a list. The title's link covers the whole card; 'View Details' links to the same page (B4.6). Title and
 * summary share five lines, so that all cards have the same height.
 */
export function GuideCard({ card }: { card: Card }) {
  const { language } = useLanguage()
  const title = localizeTitle(language, card)
  const summary = localizeSummary(language, card)
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface hover:border-control has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent">
      <Cover src={card.thumbnailUrl} className="w-full" />
      <PremiumBanner card={card} />
      <div className="flex flex-1 flex-col px-5 py-4">
        <div className="mb-4 line-clamp-5 h-[calc(5lh+0.375rem)] leading-[1.45rem]">
          <h3 className="text-base leading-[inherit]">
            <Link
              to={paths.guide(card.id)}
              lang={getLangAttribute(title, language)}
              className="covers-card focus-visible:outline-none"
            >
              {title.text}
            </Link>
          </h3>
          <p
            lang={getLangAttribute(summary, language)}
            className="mt-1.5 text-md leading-[inherit] text-soft"
          >
            {summary.text}
          </p>
        </div>
        <CardEnd card={card} />
      </div>
      <SaveButton guideId={card.id} title={title.language === language ? title.text : undefined} />
    </article>
  )
}

/** Shows a banner with the guide's emoji, its monthly earning potential and its id (B4.5). */
function PremiumBanner({ card }: { card: Card }) {
  const { t, language } = useLanguage()
  return (
    <p className="flex items-center gap-2 border-b border-line bg-premium-soft px-5 py-2 text-sm text-premium tabular-nums">
      <span aria-hidden="true" className="emoji">
        {card.emoji}
      </span>
      <span className="truncate">
        <span className="sr-only">{t('card.potential')}: </span>
        {localizeIncomeRange(language, card)}
      </span>
      <span className="ml-auto text-xs whitespace-nowrap text-soft">
        {t('card.number', { number: String(card.id) })}
      </span>
    </p>
  )
}

function CardEnd({ card }: { card: Card }) {
  const { t, language } = useLanguage()
  const facts = [
    // The server has already formatted the text about buyers' reports.
    ...(card.reported
      ? [card.reported.said[language]]
      : sortCategoriesFirst(card.tags)
          .slice(0, shownTags)
          .map((tag) => translateTag(tag, t))),
    t('card.minutes', { count: card.readingMinutes }),
  ]
  return (
    <>
      <p className="mt-auto truncate text-sm text-soft">{facts.join(' · ')}</p>
      <p className="mt-3 flex items-center justify-between gap-3 border-t border-line pt-3 text-md font-semibold">
        <Link to={paths.guide(card.id)} tabIndex={-1} className="relative text-accent group-hover:underline">
          {t('card.viewDetails')}
        </Link>
        <AccessOrPrice card={card} />
      </p>
    </>
  )
}
