import { useQuery } from '@tanstack/react-query'
import { homePageSize } from '../../shared/guides.ts'
import { paths } from '../../shared/paths.ts'
import { GuideGrid, GuideGridSkeleton } from '../guides/guide-grid.tsx'
import { GuidesFailed } from '../guides/guides-failed.tsx'
import { queryFor, statusOf } from '../lib/api.ts'
import { useLanguage } from '../lib/i18n.tsx'
import { ButtonLink } from '../ui/button.tsx'

export function FeaturedGuides() {
  const { t } = useLanguage()
  const listing = useQuery(queryFor('guides.listing', { pageSize: homePageSize }))
  return (
    <section aria-labelledby="featured">
      <h2 id="featured" className="mb-8 text-2xl">
        {t('home.featured')}
      </h2>
      {listing.isPending && <GuideGridSkeleton />}
      {listing.isError && (
        <GuidesFailed status={statusOf(listing.error)} retry={() => void listing.refetch()} />
      )}
      {listing.data !== undefined && <GuideGrid cards={listing.data.cards} />}
      <div className="mt-10 grid justify-center">
        <ButtonLink to={paths.guides} variant="secondary">
          {t('guides.viewAll')}
        </ButtonLink>
      </div>
    </section>
  )
}
