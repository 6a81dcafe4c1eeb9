import { Link as PlainLink } from 'wouter'
import { pathIn } from '../../../../shared/paths.ts'
import { useLanguage } from '../../../platform/texts/language.tsx'
import { usePath } from '../../../platform/pages/navigation.tsx'
import { chooseLanguage } from '../../../preferences/choose-language.ts'
import { Icon } from '../../../ui/icon.tsx'
import { languagesIcon } from '../../../ui/icons.ts'

/** This guide in the other language, named in that language. */
export function LanguageSwitch() {
  const { t, language } = useLanguage()
  const other = language === 'ja' ? 'en' : 'ja'
  const path = usePath()
  return (
    <PlainLink
      href={pathIn(other, path)}
      lang={other}
      hrefLang={other}
      className="text-link flex w-fit items-center gap-2 py-1 print:hidden"
      onClick={() => chooseLanguage(other)}
    >
      <Icon path={languagesIcon} />
      {t('guide.otherLanguage')}
    </PlainLink>
  )
}
