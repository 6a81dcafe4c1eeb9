import { titleIn } from '../../shared/guides/guides.ts'
import { paths } from '../../shared/paths.ts'
import { useLanguage } from '../platform/texts/language.tsx'
import { Link } from '../platform/pages/navigation.tsx'

/** A guide's title in the page's language, if it has been written. */
export function OwnTitle(guide: { titleEn: string; titleJa: string }) {
  const { language } = useLanguage()
  const title = titleIn(language, guide)
  return <span lang={title.language}>{title.text}</span>
}

/** The title of a guide, leading to its page. */
export function GuideLink({ guideId, title, titleJa }: { guideId: number; title: string; titleJa: string }) {
  return (
    <Link to={paths.guide(guideId)} className="hover:underline">
      <OwnTitle titleEn={title} titleJa={titleJa} />
    </Link>
  )
}
