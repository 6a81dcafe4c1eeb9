import type { ReactNode } from 'react'
import { localizeSummary, localizeTitle } from '../../../../shared/guides/guides.ts'
import { toTagSlug } from '../../../../shared/guides/filter-tags.ts'
import { paths } from '../../../../shared/paths.ts'
import { useLanguage } from '../../../platform/texts/language.tsx'
import { Link } from '../../../platform/pages/navigation.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { getLangAttribute } from '../../../platform/texts/get-lang-attribute.ts'
import type { ShownGuide } from '../../../platform/api/shown-guide.ts'
import { AccessReason } from './access-reason.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { sortCategoriesFirst, translateTag } from '../../catalogue/tag-label.ts'

// Path of lucide's icon (ISC license).
const clockIcon = 'M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0zM12 6v6l4 2'

interface GuideHeadingProps {
  guide: ShownGuide
  /** Links to this guide in other languages. */
  languages?: ReactNode
}

export function GuideHeading({ guide, languages }: GuideHeadingProps) {
  const { card, grounds, body, preview, stale } = guide
  const { t, language } = useLanguage()
  const title = localizeTitle(language, card)
  const summary = localizeSummary(language, card)
  const untranslated =
    body?.partial === true || [title, summary, body ?? preview].some((part) => part.language !== language)
  return (
    <header>
      <ul className="flex flex-wrap items-center gap-2">
        {hasPremiumBadge(card.id) && (
          <li>
            <Badge tone="premium">{t('guide.premium')}</Badge>
          </li>
        )}
        {sortCategoriesFirst(card.tags).map((tag) => (
          <li key={tag}>
            <Link to={paths.guidesTagged(toTagSlug(tag))} className="block rounded-full hover:underline">
              <Badge>{translateTag(tag, t)}</Badge>
            </Link>
          </li>
        ))}
      </ul>
      <h1 lang={getLangAttribute(title, language)} className="mt-4 text-3xl">
        {title.text}
      </h1>
      <p lang={getLangAttribute(summary, language)} className="mt-4 max-w-measure text-lg text-soft">
        {summary.text}
      </p>
      <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-2 text-md text-soft">
        <span className="flex items-center gap-2">
          <Icon path={clockIcon} />
          {t('guide.minutes', { count: card.readingMinutes })}
        </span>
        {languages ?? <LanguageSwitch />}
      </div>
      {(stale || untranslated) && (
        <div
          role="note"
          className="mt-6 max-w-measure rounded-card border border-line bg-surface px-5 py-3 text-md text-soft"
        >
          {stale && <p>{t('guide.stale')}</p>}
          {untranslated && <p>{t('guide.untranslated')}</p>}
          {stale && <LanguageSwitch />}
        </div>
      )}
      {grounds !== null && <AccessReason guideId={card.id} grounds={grounds} />}
    </header>
  )
}

/** Returns whether the guide shows the 'Premium' badge, which depends on its id (B5.3). */
const hasPremiumBadge = (id: number) => id >= 195 && id <= 198
