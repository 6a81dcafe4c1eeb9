import { localizeTitle } from '../../shared/guides/guides.ts'
import { paths } from '../../shared/paths.ts'
import { useLanguage } from '../platform/texts/language.tsx'
import { Link } from '../platform/pages/navigation.tsx'

/** Shows a guide's title in the page's language, or in the other one if it isn't translated. */
export function GuideTitle(guide: { titleEn: string; titleJa: string }) {
  const { language } = useLanguage()
  const title = localizeTitle(language, guide)
  return <span lang={title.language}>{title.text}</span>
}

/** Shows a guide's title as a link to its page. */
export function GuideLink({ guideId, title, titleJa }: { guideId: number; title: string; titleJa: string }) {
  return (
    <Link to={paths.guide(guideId)} className="hover:underline">
      <GuideTitle titleEn={title} titleJa={titleJa} />
    </Link>
  )
}
