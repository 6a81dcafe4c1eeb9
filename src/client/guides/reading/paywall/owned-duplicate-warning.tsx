import { localizeTitle } from '../../../../shared/guides/guides.ts'
import { paths } from '../../../../shared/paths.ts'
import { useLanguage } from '../../../platform/texts/language.tsx'
import { Link } from '../../../platform/pages/navigation.tsx'
import type { ShownGuide } from '../../../platform/api/shown-guide.ts'
import { getLangAttribute } from '../../../platform/texts/get-lang-attribute.ts'

/** Warns before the purchase of a guide that nearly duplicates an owned one. */
export function OwnedDuplicateWarning({ twin }: { twin: NonNullable<ShownGuide['ownedTwin']> }) {
  const { t, language } = useLanguage('members')
  const title = localizeTitle(language, twin)
  const [before, after] = t('twin.link', { title: '\n' }).split('\n')
  return (
    <div role="note" className="mt-10 rounded-card border border-premium/40 bg-premium-soft px-5 py-4">
      <p className="font-semibold text-premium">{t('twin.title')}</p>
      <p className="mt-1">{t('twin.text')}</p>
      <p className="mt-2">
        <Link to={paths.guide(twin.id)} className="text-link">
          {before}
          <span lang={getLangAttribute(title, language)}>{title.text}</span>
          {after}
        </Link>
      </p>
    </div>
  )
}
