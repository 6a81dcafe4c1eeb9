import { Link as PlainLink } from 'wouter'
import { languages, pageLanguages } from '../../shared/languages.ts'
import { localizePath } from '../../shared/paths.ts'
import { useLanguage } from '../platform/texts/language.tsx'
import { usePath, useQueryString } from '../platform/pages/navigation.tsx'
import { dismissToast } from '../ui/toast-store.ts'

/** Links to the same page in every language, which work without script. */
export function LanguageToggle() {
  const { t, language } = useLanguage()
  const path = usePath()
  const query = useQueryString().toString()
  return (
    <ul
      aria-label={t('header.language')}
      className="flex shrink-0 rounded-control border border-line p-0.5 text-sm"
    >
      {pageLanguages.map((other) => (
        <li key={other}>
          <PlainLink
            href={`${localizePath(other, path)}${query === '' ? '' : `?${query}`}`}
            lang={other}
            hrefLang={other}
            aria-current={other === language ? 'true' : undefined}
            className="flex min-h-8 items-center whitespace-nowrap in-[header]:max-[24rem]:aria-[current]:hidden rounded-[6px] px-2.5 text-soft hover:text-ink aria-[current]:bg-raised aria-[current]:text-ink"
            onClick={dismissToast}
          >
            {languages[other].shortName}
          </PlainLink>
        </li>
      ))}
    </ul>
  )
}
