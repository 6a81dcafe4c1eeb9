import { filterTags, findFilterTag, toTagSlug } from '../../../shared/guides/filter-tags.ts'
import { useLanguage } from '../../platform/texts/language.tsx'
import { Link } from '../../platform/pages/navigation.tsx'
import { buildListingPath, type ListingInput } from './listing-query-string.ts'
import { translateTag } from './tag-label.ts'
import { useCampaignParameters } from './use-campaign.ts'

const look =
  'flex min-h-10 items-center rounded-full border border-control px-4 text-md whitespace-nowrap hover:bg-raised aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:font-semibold aria-[current]:text-canvas'

/** Renders the seven filters as links, so that each filter has a URL and works without script. */
export function GuideFilters({ input, tag: found }: { input: ListingInput; tag: string | undefined }) {
  const { t } = useLanguage()
  const campaign = useCampaignParameters()
  const { q, ...tools } = input
  // Until the list is loaded, the selected tag is derived from the search text.
  const selected = found ?? (q === undefined ? undefined : findFilterTag(q))
  return (
    <nav aria-label={t('guides.filter')} className="mt-4 mb-2 md:mt-6 md:mb-8">
      <ul className="flex gap-2 max-md:-mx-5 max-md:overflow-x-auto max-md:px-5 max-md:py-1 md:flex-wrap">
        <li>
          <Link
            to={buildListingPath({ ...tools, page: 1 }, campaign)}
            className={look}
            aria-current={q === undefined ? 'true' : undefined}
          >
            {t('guides.allGuides')}
          </Link>
        </li>
        {filterTags.map((tag) => (
          <li key={tag}>
            <Link
              to={buildListingPath({ q: toTagSlug(tag), ...tools, page: 1 }, campaign)}
              className={look}
              aria-current={tag === selected ? 'true' : undefined}
            >
              {translateTag(tag, t)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
