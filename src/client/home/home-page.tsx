import { Redirect } from 'wouter'
import { guideNamedOutsideHash } from '../../shared/guide-in-address.ts'
import { pathIn } from '../../shared/paths.ts'
import { useLanguage } from '../platform/texts/language.tsx'
import { useQueryString } from '../platform/pages/navigation.tsx'
import { CallsToAction } from './calls-to-action.tsx'
import { CategoryShelf } from './category-shelf.tsx'
import { FeaturedGuides } from './featured-guides.tsx'
import { Features } from './features.tsx'
import { Hero } from './hero.tsx'
import { HomeQuestions } from './home-questions.tsx'

export function Page() {
  const { language } = useLanguage()
  // On a first visit, the server redirects.
  const guide = guideNamedOutsideHash(`?${useQueryString().toString()}`)
  if (guide !== undefined) return <Redirect to={pathIn(language, guide)} replace />
  return (
    <div className="page-width grid grid-cols-1 gap-20 pt-12 md:gap-28 md:pt-20">
      <Hero />
      <CategoryShelf />
      <FeaturedGuides />
      <Features />
      <HomeQuestions />
      <CallsToAction />
    </div>
  )
}
