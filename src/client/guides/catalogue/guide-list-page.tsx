import { lazy, Suspense, useEffect, useRef } from 'react'
import { hasPaymentReturn } from '../../access/payment-return.ts'
import { useAuth } from '../../auth/session/session-provider.tsx'
import { paths } from '../../../shared/paths.ts'
import { type RouterOutputs } from '../../platform/api/api.ts'
import { trpc } from '../../platform/api/trpc.ts'
import { MemberTexts, useLanguage } from '../../platform/texts/language.tsx'
import { Link, useQueryString } from '../../platform/pages/navigation.tsx'
import type { Head, PageRequest } from '../../platform/pages/page-route.ts'
import { useHydrated } from '../../platform/browser/use-hydrated.ts'
import { GuideSearchForm } from '../../ui/form/guide-search-form.tsx'
import { OptionalPart } from '../../ui/optional-part.tsx'
import { GuideFilters } from './guide-filters.tsx'
import { GuideGridSkeleton } from './guide-grid.tsx'
import { WindowedGrid } from './windowed-grid.tsx'
import { GuideListError } from './guide-list-error.tsx'
import { ListTools } from './list-tools.tsx'
import { buildListingHead, countMatches } from './listing-head.ts'
import {
  buildListingParameters,
  buildListingPath,
  parseListingInput,
  type ListingInput,
} from './listing-query-string.ts'
import { LazyListNote, LazyNoGuides, LazySearchInterpretation } from './list-parts.ts'
import { PageLinks } from './page-links.tsx'
import { translateTag } from './tag-label.ts'
import { useCampaignParameters } from './use-campaign.ts'
import { useWholeList } from './whole-list/use-whole-list.ts'

/** This code is loaded only after a return from a payment. */
const PaymentReturnHandler = lazy(async () => ({
  default: (await import('../../payments/after-payment/payment-return-handler.tsx')).PaymentReturnHandler,
}))

/** Only members can have bought guides, so guests do not load this code. */
const RecentPurchasePanel = lazy(async () => ({
  default: (await import('../../payments/after-payment/recent-purchase-panel.tsx')).RecentPurchasePanel,
}))
/** This code is loaded at the first key in the search field. */
const SearchSuggestions = lazy(async () => ({
  default: (await import('./search-suggestions.tsx')).SearchSuggestions,
}))

type Listing = RouterOutputs['guides']['listing']

export function Page() {
  const { t, language } = useLanguage()
  const query = useQueryString()
  const hydrated = useHydrated()
  const input = parseListingInput(query)
  const listing = trpc.guides.listing.useQuery({ ...input, language })
  const isMember = useAuth().session !== null && hydrated
  const filter = listing.data?.filter ?? null
  const list = usePageTurn(input.page)
  const campaign = useCampaignParameters()
  return (
    <div className="page-width pt-6 md:pt-16">
      {hydrated && hasPaymentReturn(query) && (
        <Suspense fallback={null}>
          <MemberTexts>
            <PaymentReturnHandler />
          </MemberTexts>
        </Suspense>
      )}
      {isMember && listing.data !== undefined && buildListingPath(input) === paths.guides && (
        <OptionalPart>
          <RecentPurchasePanel listing={listing.data} />
        </OptionalPart>
      )}
      <h1 className="text-3xl">{t('guides.title')}</h1>
      <p className="mt-2 max-w-measure text-soft md:mt-3">{t('guides.subtitle')}</p>
      <p className="mt-1 flex flex-wrap gap-x-6">
        <Link to={paths.ask} className="text-link">
          {t('guides.askLink')}
        </Link>
        <Link to={paths.methods} className="text-link">
          {t('guides.byMethod')}
        </Link>
      </p>
      <div className="mt-4 md:mt-8">
        <GuideSearchForm
          text={filter?.kind === 'search' ? filter.text : ''}
          kept={{ ...toolsOf(input), ...campaign }}
          suggestions={SearchSuggestions}
        />
      </div>
      <GuideFilters input={input} tag={filter?.kind === 'tag' ? filter.tag : undefined} />
      <div ref={list} className="scroll-mt-20">
        <div className="mb-5 flex flex-wrap items-center gap-x-5 gap-y-2 text-md">
          <ListSearchResult listing={listing.data} />
          <ListTools input={input} choices={listing.data?.choices} />
        </div>
        {input.sort === undefined && filter?.kind !== 'search' && (
          <p className="-mt-3 mb-5 text-sm text-soft">{t('guides.sort.bestMeans')}</p>
        )}
        {filter?.kind === 'search' && (
          <OptionalPart>
            <LazySearchInterpretation filter={filter} total={listing.data?.total ?? 0} input={input} />
          </OptionalPart>
        )}
        <WholeListNote listing={listing.data} />
        {listing.isPending && <GuideGridSkeleton />}
        {listing.isError && <GuideListError error={listing.error} retry={() => void listing.refetch()} />}
        {listing.data !== undefined && <Shelves listing={listing.data} input={input} />}
      </div>
    </div>
  )
}

function Shelves({ listing, input }: { listing: Listing; input: ListingInput }) {
  if (listing.total === 0) {
    const narrowed =
      listing.filter !== null || buildListingPath({ ...input, page: 1 }) !== buildListingPath({})
    return (
      <Suspense fallback={<GuideGridSkeleton />}>
        <LazyNoGuides listing={listing} {...(narrowed ? { allGuides: buildListingPath({}) } : {})} />
      </Suspense>
    )
  }
  return (
    <>
      <WindowedGrid cards={listing.cards} />
      <PageLinks input={input} pages={listing.pages} />
    </>
  )
}

/** Loads the texts and code that a listing needs in addition to its cards. */
export async function prepareListing(
  { load, t }: Pick<PageRequest, 'load' | 't'>,
  listing: Listing,
  input: ListingInput,
): Promise<Head> {
  await Promise.all([
    ...(listing.filter?.kind === 'search' ? [LazySearchInterpretation.preload(), load('library/ask')] : []),
    ...(listing.total === 0 ? [LazyNoGuides.preload(), load('failures')] : []),
  ])
  return buildListingHead(listing, input, t)
}

const searchedFor = {
  exact: 'guides.searchedFor',
  near: 'guides.searchedFor',
  none: 'guides.searchedFor',
  corrected: 'guides.searchedForOther',
  missing: 'guides.searchedForOther',
  part: 'guides.searchedForPart',
  general: 'guides.searchedForGeneral',
} as const

/** Announces the search result to screen readers, which requires that the element is always rendered. */
function ListSearchResult({ listing }: { listing: Listing | undefined }) {
  const { t } = useLanguage()
  const filter = listing?.filter
  return (
    <h2 className="mr-auto font-normal text-soft">
      <output>
        {filter?.kind === 'tag' && `${translateTag(filter.tag, t)} · `}
        {filter?.kind === 'search' && `${t(searchedFor[filter.match], filter)} · `}
        {listing && t('guides.count', { count: countMatches(listing) })}
      </output>
    </h2>
  )
}

/** Loads all guides in the background and shows a note if that fails. */
function WholeListNote({ listing }: { listing: Listing | undefined }) {
  const list = useWholeList(listing !== undefined)
  const failed = list.isError || (list.data !== undefined && list.data.source !== 'server')
  if (listing === undefined || !failed) return null
  return (
    <OptionalPart>
      <LazyListNote listing={listing} list={list} />
    </OptionalPart>
  )
}

/** Returns the list tools' values as query parameters. */
function toolsOf({ q: _q, page: _page, ...tools }: ListingInput): Record<string, string> {
  return Object.fromEntries(buildListingParameters(tools))
}

/** Scrolls to the top after a click on a page link below the list. */
function usePageTurn(page: number) {
  const list = useRef<HTMLDivElement>(null)
  const shownPage = useRef(page)
  useEffect(() => {
    if (shownPage.current === page) return
    shownPage.current = page
    const startsAbove = (list.current?.getBoundingClientRect().top ?? 0) < 0
    if (startsAbove) list.current?.scrollIntoView()
  }, [page])
  return list
}
