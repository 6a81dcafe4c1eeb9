import { lazy, Suspense, useEffect, useRef } from 'react'
import { useQuery } from '@tanstack/react-query'
import { hasPaymentReturn } from '../access/payment-return.ts'
import { queryFor, statusOf, type Outputs } from '../lib/api.ts'
import { MemberTexts, useLanguage } from '../lib/i18n.tsx'
import { useQueryString } from '../lib/navigation.tsx'
import { useHydrated } from '../lib/use-hydrated.ts'
import { listingInput } from './listing-input.ts'
import { SearchForm } from '../ui/search-form.tsx'
import { GuideFilters } from './guide-filters.tsx'
import { GuideGrid, GuideGridSkeleton } from './guide-grid.tsx'
import { GuidesFailed } from './guides-failed.tsx'
import { NoGuides } from './no-guides.tsx'
import { PageLinks } from './page-links.tsx'
import { tagLabel } from './tag-label.ts'

/** Only a payment that comes back here loads this. */
const PaymentReturn = lazy(async () => ({
  default: (await import('../payments/payment-return.tsx')).PaymentReturn,
}))

type Listing = Outputs['guides']['listing']

export function GuideListPage() {
  const { t } = useLanguage()
  const query = useQueryString()
  const hydrated = useHydrated()
  const input = listingInput(query)
  const listing = useQuery(queryFor('guides.listing', input))
  const filter = listing.data?.filter ?? null
  const shelves = usePageTurn(input.page)
  return (
    <div className="page-width pt-12 md:pt-16">
      {hydrated && hasPaymentReturn(query) && (
        <Suspense fallback={null}>
          <MemberTexts>
            <PaymentReturn />
          </MemberTexts>
        </Suspense>
      )}
      <h1 className="text-3xl">{t('guides.title')}</h1>
      <p className="mt-3 max-w-measure text-soft">{t('guides.subtitle')}</p>
      <div className="mt-8">
        <SearchForm text={filter?.kind === 'search' ? filter.text : ''} />
      </div>
      <GuideFilters q={input.q} />
      <div ref={shelves} className="scroll-mt-6">
        {listing.isPending && <GuideGridSkeleton />}
        {listing.isError && (
          <GuidesFailed status={statusOf(listing.error)} retry={() => void listing.refetch()} />
        )}
        {listing.data !== undefined && <Shelves listing={listing.data} q={input.q} />}
      </div>
    </div>
  )
}

function Shelves({ listing, q }: { listing: Listing; q: string | undefined }) {
  if (listing.total === 0) return <NoGuides filter={listing.filter} />
  return (
    <>
      <Found listing={listing} />
      <GuideGrid cards={listing.cards} />
      <PageLinks q={q} page={listing.page} pages={listing.pages} />
    </>
  )
}

function Found({ listing: { filter, total } }: { listing: Listing }) {
  const { t } = useLanguage()
  return (
    <h2 className="mb-5 text-md font-normal text-soft">
      <output>
        {filter?.kind === 'tag' && `${tagLabel(filter.tag, t)} · `}
        {filter?.kind === 'search' && `${t('guides.searchedFor', { text: filter.text })} · `}
        {t('guides.count', { count: total })}
      </output>
    </h2>
  )
}

/** Turning a page by its link at the bottom leads to the top of the next one. */
function usePageTurn(page: number) {
  const shelves = useRef<HTMLDivElement>(null)
  const shownPage = useRef(page)
  useEffect(() => {
    if (shownPage.current === page) return
    shownPage.current = page
    const startsAbove = (shelves.current?.getBoundingClientRect().top ?? 0) < 0
    if (startsAbove) shelves.current?.scrollIntoView()
  }, [page])
  return shelves
}
