import { Fragment, type ReactNode } from 'react'
import { useLanguage } from '../../platform/texts/language.tsx'
import { Link } from '../../platform/pages/navigation.tsx'
import { Icon } from '../../ui/icon.tsx'
import { buildListingPath, type ListingInput } from './listing-query-string.ts'
import { useCampaignParameters } from './use-campaign.ts'

// Paths of lucide's icons (ISC license).
const chevronLeftIcon = 'm15 18-6-6 6-6'
const chevronRightIcon = 'm9 18 6-6-6-6'

const look =
  'flex size-11 items-center justify-center rounded-control text-md tabular-nums hover:bg-raised aria-[current]:bg-ink aria-[current]:font-semibold aria-[current]:text-canvas'

/** Renders page links for visitors without script or with data saving. All others see the whole list on one page. */
export function PageLinks({ input, pages }: { input: ListingInput; pages: number }) {
  const { t } = useLanguage()
  const { page } = input
  if (pages <= 1) return null
  return (
    <nav aria-label={t('guides.pages')} className="mt-12 flex flex-wrap items-center justify-center gap-1">
      {page > 1 && (
        <PageLink input={input} page={page - 1} rel="prev" label={t('guides.previous')}>
          <Icon path={chevronLeftIcon} />
        </PageLink>
      )}
      {pagesInView(page, pages).map((number, place, all) => (
        <Fragment key={number}>
          {number - (all[place - 1] ?? 0) > 1 && <span className="px-1 text-soft">…</span>}
          <PageLink input={input} page={number} label={t('guides.page', { number })}>
            {number}
          </PageLink>
        </Fragment>
      ))}
      {page < pages && (
        <PageLink input={input} page={page + 1} rel="next" label={t('guides.next')}>
          <Icon path={chevronRightIcon} />
        </PageLink>
      )}
    </nav>
  )
}

interface PageLinkProps {
  input: ListingInput
  page: number
  rel?: 'prev' | 'next'
  label: string
  children: ReactNode
}

function PageLink({ input, page, rel, label, children }: PageLinkProps) {
  const campaign = useCampaignParameters()
  return (
    <Link
      to={buildListingPath({ ...input, page }, campaign)}
      rel={rel}
      aria-label={label}
      aria-current={page === input.page ? 'page' : undefined}
      className={look}
    >
      {children}
    </Link>
  )
}

/** Returns the numbers of the first page, the last page, the current page and its neighbors. */
function pagesInView(page: number, pages: number): number[] {
  const wanted = new Set([1, page - 1, page, page + 1, pages])
  return [...wanted].filter((number) => number >= 1 && number <= pages).sort((a, b) => a - b)
}
