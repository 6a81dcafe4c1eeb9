import { CallsToAction } from './calls-to-action.tsx'
import { CategoryShelf } from './category-shelf.tsx'
import { FeaturedGuides } from './featured-guides.tsx'
import { Features } from './features.tsx'
import { Hero } from './hero.tsx'
import { HomeQuestions } from './home-questions.tsx'

export function HomePage() {
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
