import { useEffect, useRef, useState, type FormEvent } from 'react'
import { homePageSize } from '../../shared/guides/guides.ts'
import { localizePath, paths } from '../../shared/paths.ts'
import { GuideGrid, GuideGridSkeleton } from '../guides/catalogue/guide-grid.tsx'
import { GuideListError } from '../guides/catalogue/guide-list-error.tsx'
import { trpc } from '../platform/api/trpc.ts'
import type { RouterOutputs } from '../platform/api/api.ts'
import { useLanguage } from '../platform/texts/language.tsx'
import { useQueryString, useNavigate } from '../platform/pages/navigation.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { parseGuideCount } from './home-query.ts'

export function FeaturedGuides() {
  const { t, language } = useLanguage()
  const query = trpc.guides.featured.useQuery({ count: parseGuideCount(useQueryString()), language })
  return (
    <section aria-labelledby="featured">
      <h2 id="featured" className="mb-8 text-2xl">
        {t('home.featured')}
      </h2>
      {query.isPending && <GuideGridSkeleton />}
      {query.isError && <GuideListError error={query.error} retry={() => void query.refetch()} />}
      {query.data !== undefined && <FeaturedCards {...query.data} />}
    </section>
  )
}

function FeaturedCards({ cards, featured, guides }: RouterOutputs['guides']['featured']) {
  const { t, language } = useLanguage()
  const next = cards.length + homePageSize
  const { grid, load, isLoading, failure } = useLoadMore(cards.length, next)
  const loadMore = (event: FormEvent) => {
    event.preventDefault()
    void load()
  }
  return (
    <div ref={grid}>
      <GuideGrid cards={cards} />
      {failure !== undefined && (
        <div className="mt-6">
          <GuideListError error={failure} retry={() => void load()} />
        </div>
      )}
      {guides > homePageSize && (
        <div className="mt-10 grid justify-items-center gap-5">
          <output className="text-sm text-soft tabular-nums">
            {t('home.shown', { shown: cards.length, guides })}
          </output>
          <div className="flex flex-wrap justify-center gap-3">
            {cards.length < featured && failure === undefined && (
              <form action={`${localizePath(language, paths.home)}#featured`} onSubmit={loadMore}>
                <Button type="submit" name="show" value={next} variant="secondary" pending={isLoading}>
                  {t('home.loadMore')}
                </Button>
              </form>
            )}
            {cards.length < guides && (
              <ButtonLink to={paths.guides} variant="secondary">
                {t('guides.viewAll')}
              </ButtonLink>
            )}
          </div>
        </div>
      )}
    </div>
  )
}

/**
 * Fetches more guides, navigates to their URL and focuses the first new card. The current guides stay visible meanwhile, and
 * going back from a guide restores their number.
 */
function useLoadMore(shown: number, next: number) {
  const grid = useRef<HTMLDivElement>(null)
  const shownBefore = useRef<number>(undefined)
  const data = trpc.useUtils()
  const { language } = useLanguage()
  const navigate = useNavigate()
  const [isLoading, setIsLoading] = useState(false)
  const [failure, setFailure] = useState<unknown>()

  useEffect(() => {
    const before = shownBefore.current
    if (before === undefined || shown <= before) return
    shownBefore.current = undefined
    grid.current?.querySelectorAll<HTMLElement>('article h3 a')[before]?.focus()
  }, [shown])

  const load = async () => {
    setIsLoading(true)
    setFailure(undefined)
    try {
      await data.guides.featured.fetch({ count: next, language })
      shownBefore.current = shown
      navigate(`${paths.home}?show=${next}`, { replace: true })
    } catch (error) {
      setFailure(error)
    } finally {
      setIsLoading(false)
    }
  }

  return { grid, load, isLoading, failure }
}
