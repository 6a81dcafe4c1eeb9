import { useLanguage } from '../../platform/texts/language.tsx'
import { Link } from '../../platform/pages/navigation.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { ListingInput } from './listing-input.ts'
import { buildListingPath } from './listing-path.ts'
import { useCampaignParameters } from './use-campaign.ts'

// Paths of lucide's icons (ISC license).
const chevronLeftIcon = 'm15 18-6-6 6-6'
const chevronRightIcon = 'm9 18 6-6-6-6'

const look =
  'flex size-11 items-center justify-center rounded-control text-md tabular-nums hover:bg-raised aria-[current]:bg-ink aria-[current]:font-semibold aria-[current]:text-canvas'

/** Renders page links for visitors without script or with data saving. All others see the whole list on one page. */
export function PageLinks({ input, pages }: { input: ListingInput; pages: number }) {
  const { t } = useLanguage()
  const campaign = useCampaignParameters()
  const { page } = input
  if (pages <= 1) return null
  return (
    <nav aria-label={t('guides.pages')} className="mt-12 flex flex-wrap items-center justify-center gap-1">
      {page > 1 && (
        <Link
          to={buildListingPath({ ...input, page: page - 1 }, campaign)}
          rel="prev"
          aria-label={t('guides.previous')}
          className={look}
        >
          <Icon path={chevronLeftIcon} />
        </Link>
      )}
      {pagesInView(page, pages).map((number, place, all) => (
        <PageLink
          key={number}
          input={input}
          number={number}
          current={number === page}
          afterGap={number - (all[place - 1] ?? 0) > 1}
        />
      ))}
      {page < pages && (
        <Link
          to={buildListingPath({ ...input, page: page + 1 }, campaign)}
          rel="next"
          aria-label={t('guides.next')}
          className={look}
        >
          <Icon path={chevronRightIcon} />
        </Link>
      )}
    </nav>
  )
}

function PageLink(props: { input: ListingInput; number: number; current: boolean; afterGap: boolean }) {
  const { t } = useLanguage()
  const campaign = useCampaignParameters()
  return (
    <>
      {props.afterGap && <span className="px-1 text-soft">…</span>}
      <Link
        to={buildListingPath({ ...props.input, page: props.number }, campaign)}
        aria-label={t('guides.page', { number: props.number })}
        aria-current={props.current ? 'page' : undefined}
        className={look}
      >
        {props.number}
      </Link>
    </>
  )
}

/** Returns the numbers of the first page, the last page, the current page and its neighbors. */
function pagesInView(page: number, pages: number): number[] {
  const wanted = new Set([1, page - 1, page, page + 1, pages])
  return [...wanted].filter((number) => number >= 1 && number <= pages).sort((a, b) => a - b)
}
