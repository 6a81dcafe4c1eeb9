import { Suspense } from 'react'
import { Redirect } from 'wouter'
import { findGuidePathInUrl } from '../../shared/guide-path-in-url.ts'
import { localizePath, paths } from '../../shared/paths.ts'
import { useLanguage } from '../platform/texts/language.tsx'
import { useQueryString } from '../platform/pages/navigation.tsx'
import { useAuth } from '../auth/session/session-provider.tsx'
import { lazyComponent } from '../platform/pages/lazy-component.tsx'
import { useFormattedProPrice } from '../access/use-pro-price.ts'
import { ButtonLink } from '../ui/button.tsx'
import { CategoryShelf } from './category-shelf.tsx'
import { FeaturedGuides } from './featured-guides.tsx'
import { Features } from './features.tsx'
import { Hero } from './hero.tsx'
import { HomeQuestions } from './home-questions.tsx'

/** Guests do not load this component. */
export const LazyMemberHome = lazyComponent(async () => (await import('./member-home.tsx')).MemberHome)

export function Page() {
  const { language } = useLanguage()
  const { session } = useAuth()
  // The server redirects on a first visit; this redirect is for navigation within the app.
  const guide = findGuidePathInUrl(`?${useQueryString().toString()}`)
  if (guide !== undefined) return <Redirect to={localizePath(language, guide)} replace />
  return (
    <div className="page-width grid grid-cols-1 gap-20 pt-12 md:gap-28 md:pt-20">
      {session !== null && (
        <Suspense fallback={null}>
          <LazyMemberHome />
        </Suspense>
      )}
      <Hero />
      <CategoryShelf />
      <FeaturedGuides />
      <Features />
      <HomeQuestions />
      <CallsToAction />
    </div>
  )
}

function CallsToAction() {
  const { t } = useLanguage()
  const proPrice = useFormattedProPrice()
  return (
    <section className="grid gap-6 [word-break:auto-phrase] md:grid-cols-2">
      <div className="flex flex-col items-start rounded-card border border-line bg-surface p-8 md:p-10">
        <h2 className="text-xl">{t('home.explore.title')}</h2>
        <p className="mt-3 mb-7 text-soft">{t('home.explore.text')}</p>
        <ButtonLink to={paths.guides} className="mt-auto">
          {t('home.explore.action')}
        </ButtonLink>
      </div>
      <div className="flex flex-col items-start rounded-card border border-premium/40 bg-premium-soft p-8 md:p-10">
        <h2 className="text-xl">{t('home.pro.title')}</h2>
        <p className="mt-3 mb-7 text-soft">{t('home.pro.text', { proPrice })}</p>
        <ButtonLink to={paths.subscribe} variant="premium" className="mt-auto">
          {t('home.pro.action')}
        </ButtonLink>
      </div>
    </section>
  )
}
