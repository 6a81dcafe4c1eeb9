import { Link as PlainLink } from 'wouter'
import { languages, shownLanguages, type ShownLanguage } from '../../../../shared/languages.ts'
import { localizePath } from '../../../../shared/paths.ts'
import { useLanguage } from '../../../platform/texts/language.tsx'
import { usePath } from '../../../platform/pages/navigation.tsx'
import { dismissToast } from '../../../ui/toast-store.ts'
import { Icon } from '../../../ui/icon.tsx'

// Path of lucide's icon (ISC license).
const languagesIcon = 'm5 8 6 6M4 14l6-6 2-3M2 5h12M7 2h1m14 20-5-10-5 10m2-4h6'

interface LanguageSwitchProps {
  /** Class of the compact form, which shows only the language's name. */
  barClass?: string
}

/** Links to this guide in its other languages, each labeled in its own language. */
export function LanguageSwitch(props: LanguageSwitchProps) {
  const { language } = useLanguage()
  return shownLanguages
    .filter((other) => other !== language)
    .map((other) => <LanguageLink key={other} other={other} {...props} />)
}

function LanguageLink({ other, barClass }: LanguageSwitchProps & { other: ShownLanguage }) {
  const { t } = useLanguage()
  const path = usePath()
  return (
    <PlainLink
      href={localizePath(other, path)}
      lang={other}
      hrefLang={other}
      className={barClass ?? 'text-link flex w-fit items-center gap-2 py-1 print:hidden'}
      onClick={dismissToast}
    >
      {barClass === undefined ? (
        <>
          <Icon path={languagesIcon} />
          {t(`guide.readIn.${other}`)}
        </>
      ) : (
        languages[other].name
      )}
    </PlainLink>
  )
}
