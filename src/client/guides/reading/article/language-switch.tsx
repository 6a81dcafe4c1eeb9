import { Link as PlainLink } from 'wouter'
import { shownLanguages, type ShownLanguage } from '../../../../shared/languages.ts'
import { pathIn } from '../../../../shared/paths.ts'
import { useLanguage } from '../../../platform/texts/language.tsx'
import { usePath } from '../../../platform/pages/navigation.tsx'
import { dismissToast } from '../../../ui/toast-store.ts'
import { Icon } from '../../../ui/icon.tsx'
import { languagesIcon } from '../../../ui/icons.ts'

/** This guide in the other languages that it is shown in, each named in its own. */
export function LanguageSwitch() {
  const { language } = useLanguage()
  return shownLanguages
    .filter((other) => other !== language)
    .map((other) => <LanguageLink key={other} other={other} />)
}

function LanguageLink({ other }: { other: ShownLanguage }) {
  const { t } = useLanguage()
  const path = usePath()
  return (
    <PlainLink
      href={pathIn(other, path)}
      lang={other}
      hrefLang={other}
      className="text-link flex w-fit items-center gap-2 py-1 print:hidden"
      onClick={dismissToast}
    >
      <Icon path={languagesIcon} />
      {t(`guide.readIn.${other}`)}
    </PlainLink>
  )
}
