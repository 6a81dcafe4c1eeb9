import { titleIn } from '../../shared/guides/guides.ts'
import { useLanguage } from '../platform/texts/language.tsx'

/** A guide's title in the page's language, if it has been written. */
export function OwnTitle(guide: { titleEn: string; titleJa: string }) {
  const { language } = useLanguage()
  const title = titleIn(language, guide)
  return <span lang={title.language}>{title.text}</span>
}
