import { toTagSlug } from '../../../shared/guides/filter-tags.ts'
import { paths } from '../../../shared/paths.ts'
import { useLanguage } from '../../platform/texts/language.tsx'
import type { RouterOutputs } from '../../platform/api/api.ts'
import { Link } from '../../platform/pages/navigation.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { GuideGrid } from './guide-grid.tsx'
import { buildListingPath } from './listing-query-string.ts'
import { translateTag } from './tag-label.ts'

type Listing = RouterOutputs['guides']['listing']

interface NoGuidesProps {
  listing: Listing
  /** Path of the unfiltered list; undefined if no filter is set. */
  allGuides?: string
}

/** Shows spelling suggestions, related topics, guides to start with, and how to request a missing topic (B4.32). */
export function NoGuides({ listing: { filter, help }, allGuides }: NoGuidesProps) {
  const { t } = useLanguage('failures')
  const tagged = filter?.kind === 'tag'
  const searched = filter?.kind === 'search' && help !== null ? filter : undefined
  return (
    <>
      <div className="grid justify-items-start gap-3 rounded-card border border-line p-8 md:p-12">
        <h2 className="text-lg">
          <output>
            {tagged ? t('guides.noneTagged', { tag: translateTag(filter.tag, t) }) : t('guides.noneTitle')}
          </output>
        </h2>
        {!tagged && <p className="text-soft">{t('guides.noneText')}</p>}
        {searched && searched.shown !== '' && (
          <p>
            <Link to={buildListingPath({ q: searched.shown })} className="text-link font-semibold">
              {t('guides.didYouMean', { text: searched.shown })}
            </Link>
          </p>
        )}
        {help && <NearTags tags={help.tags} />}
        <div className="mt-3 flex flex-wrap gap-3">
          {allGuides !== undefined && (
            <ButtonLink to={allGuides} variant="secondary">
              {t('guides.showAll')}
            </ButtonLink>
          )}
          {searched && (
            <ButtonLink to={`${paths.ask}?q=${encodeURIComponent(searched.text)}`} variant="secondary">
              {t('guides.askLink')}
            </ButtonLink>
          )}
          {searched && (
            <ButtonLink to={`${paths.contact}?guide=${encodeURIComponent(searched.text)}`} variant="quiet">
              {t('guides.ask', { text: searched.text })}
            </ButtonLink>
          )}
        </div>
      </div>
      {help && help.cards.length > 0 && (
        <section className="mt-12">
          <h2 className="mb-5 text-xl">{t('guides.popular')}</h2>
          <GuideGrid cards={help.cards} />
        </section>
      )}
    </>
  )
}

function NearTags({ tags }: { tags: readonly string[] }) {
  const { t } = useLanguage()
  if (tags.length === 0) return null
  return (
    <nav aria-label={t('guides.nearTags')} className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
      <span className="text-soft">{t('guides.nearTags')}</span>
      {tags.map((tag) => (
        <Link key={tag} to={buildListingPath({ q: toTagSlug(tag) })} className="text-link">
          {translateTag(tag, t)}
        </Link>
      ))}
    </nav>
  )
}
