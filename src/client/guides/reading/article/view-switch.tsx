import { Link as PlainLink } from 'wouter'
import { languages, shownLanguages } from '../../../../shared/languages.ts'
import { localizePath } from '../../../../shared/paths.ts'
import { useLanguage } from '../../../platform/texts/language.tsx'
import { usePath, useQueryString } from '../../../platform/pages/navigation.tsx'
import { dismissToast } from '../../../ui/toast-store.ts'
import { bothLanguagesQuery, parseReadingView } from './reading-view.ts'

const choice =
  'flex min-h-8 items-center rounded-[6px] px-3 whitespace-nowrap text-soft hover:text-ink aria-[current]:bg-raised aria-[current]:text-ink'

/** Links to the guide in one language, in the other, or in both, without script. */
export function ViewSwitch() {
  const { t, language } = useLanguage()
  const path = usePath()
  const both = parseReadingView(useQueryString()) === 'both'
  return (
    <ul
      aria-label={t('reading.views')}
      className="flex w-fit max-w-full rounded-control border border-line p-0.5 text-sm print:hidden"
    >
      {shownLanguages.map((own) => (
        <li key={own}>
          <PlainLink
            href={localizePath(own, path)}
            lang={own}
            hrefLang={own}
            aria-current={!both && own === language ? 'page' : undefined}
            className={choice}
            onClick={dismissToast}
          >
            {languages[own].name}
          </PlainLink>
        </li>
      ))}
      <li>
        <PlainLink
          href={`${localizePath(language, path)}${bothLanguagesQuery}`}
          aria-current={both ? 'page' : undefined}
          className={choice}
        >
          {t('reading.both')}
        </PlainLink>
      </li>
    </ul>
  )
}
