import type { ReactNode } from 'react'
import { bundlePaths } from '../../../shared/payments/bundle-paths.ts'
import { bundleSize, isInBundle, calculateShares, sumShares } from '../../../shared/payments/bundle-price.ts'
import {
  maxSearchLength,
  localizeTitle,
  type GuideSummary,
  type ListedCard,
} from '../../../shared/guides/guides.ts'
import { formatMoney } from '../../../shared/money.ts'
import { localizePath, paths } from '../../../shared/paths.ts'
import { getPageCurrency, getGuidePrice } from '../../../shared/prices.ts'
import { useOwnedGuides } from '../../access/use-owned-guides.ts'
import { trpc } from '../../platform/api/trpc.ts'
import { useHydrated } from '../../platform/browser/use-hydrated.ts'
import { useLanguage } from '../../platform/texts/language.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Cover } from '../../ui/cover.tsx'
import { LocalLink } from '../../ui/local-text.tsx'
import { LoadFailed } from '../../ui/page/load-failed.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { useSavedGuideIds } from '../../progress/saved/saved-list.ts'

const maxFound = 12

interface Choice {
  ids: readonly number[]
  q: string
}

/** Shows the choice of guides, which is stored in the URL: links and a form add, remove and search guides without script. */
export function GuideChooser({ ids, q }: Choice) {
  const { t } = useLanguage()
  const hydrated = useHydrated()
  const owned = useOwnedGuides()
  const chosen = trpc.guides.cardsOf.useQuery({ ids: [...ids] }, { enabled: ids.length > 0 })
  // Guides that are not on sale have no card.
  const choice = { ids: chosen.data?.map(({ id }) => id) ?? ids, q }
  if (owned?.subscribed) return <output className="mt-8 block">{t('bundle.subscribed')}</output>
  return (
    <div className="mt-10 grid items-start gap-10 md:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] md:gap-14">
      <div className="order-2 grid gap-10 md:order-1">
        <Search {...choice} />
        {hydrated && <SavedChoice {...choice} />}
      </div>
      <div className="order-1 md:sticky md:top-24 md:order-2">
        {chosen.isError ? (
          <LoadFailed retry={chosen.refetch} />
        ) : (
          <Chosen {...choice} cards={ids.length === 0 ? [] : (chosen.data ?? [])} asked={ids.length} />
        )}
      </div>
    </div>
  )
}

interface ChosenProps extends Choice {
  /** Empty while the chosen guides load. */
  cards: readonly ListedCard[]
  /** Number of guides in the URL. */
  asked: number
}

function Chosen({ ids, q, cards, asked }: ChosenProps) {
  const { t, language } = useLanguage()
  const reasonOf = useReason()
  const currency = getPageCurrency(language)
  const money = (amountMinor: number) => formatMoney({ amountMinor, currency })
  const single = cards.reduce((sum, card) => sum + getGuidePrice(currency, card).amountMinor, 0)
  const isSold = cards.every((card) => reasonOf(card) === undefined)
  const isReady = cards.length === bundleSize && isSold
  const sum = money(isReady ? sumShares(calculateShares(currency, cards)) : single)
  return (
    <>
      <Card>
        <h2 className="text-lg">{t('bundle.own', { count: ids.length, all: bundleSize })}</h2>
        {asked === 0 && <p className="mt-3 text-md text-soft">{t('bundle.empty')}</p>}
        {cards.length < ids.length && <Spinner />}
        {!(isSold && ids.length === asked) && (
          <output className="mt-3 block text-md">{t('bundle.checkout.changed')}</output>
        )}
        <ul className="mt-2">
          {cards.map((card) => (
            <GuideRow
              key={card.id}
              guide={card}
              note={reasonOf(card)}
              action={{
                to: bundlePaths.choose(
                  ids.filter((id) => id !== card.id),
                  q,
                ),
                name: t('bundle.remove'),
                label: t('bundle.removeOf', { title: localizeTitle(language, card).text }),
              }}
            />
          ))}
        </ul>
        {isReady ? (
          <div className="mt-5 grid gap-3">
            <p className="tabular-nums">
              {t('bundle.sum', {
                price: sum,
                single: money(single),
              })}
            </p>
            <ButtonLink to={bundlePaths.pay(ids)}>{t('bundle.pay', { price: sum })}</ButtonLink>
          </div>
        ) : (
          ids.length < bundleSize && (
            <p className="mt-4 text-md font-semibold">
              {t('bundle.more', { count: bundleSize - ids.length })}
            </p>
          )
        )}
      </Card>
      {ids.length > 0 && (
        <div className="bottom-bar fixed inset-x-0 bottom-0 z-10 flex items-center justify-between gap-4 border-t border-line bg-surface px-5 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] md:hidden">
          <output className="text-md font-semibold tabular-nums">
            {t('bundle.own', { count: ids.length, all: bundleSize })} · {sum}
          </output>
          {isReady && <ButtonLink to={bundlePaths.pay(ids)}>{t('bundle.payNow')}</ButtonLink>}
        </div>
      )}
    </>
  )
}

function Search({ ids, q }: Choice) {
  const { t, language } = useLanguage()
  const reasonOf = useReason()
  const found = trpc.guides.listing.useQuery({ ...(q !== '' && { q }), page: 1, language })
  return (
    <section aria-labelledby="found">
      <search className="mb-8 block">
        <form action={localizePath(language, bundlePaths.root)} className="grid gap-1.5">
          {ids.length > 0 && <input type="hidden" name="g" value={ids.join('-')} />}
          <label htmlFor="bundle-search" className="text-md font-semibold">
            {t('bundle.search')}
          </label>
          <div className="flex flex-wrap gap-2">
            <input
              id="bundle-search"
              type="search"
              name="q"
              key={q}
              defaultValue={q}
              maxLength={maxSearchLength}
              className="min-h-12 min-w-0 flex-1 basis-52 rounded-control border border-control bg-surface px-3.5"
            />
            <Button type="submit" variant="secondary" className="min-h-12">
              {t('ui.search')}
            </Button>
          </div>
        </form>
      </search>
      <h2 id="found" className="text-xl">
        {t(q === '' ? 'bundle.suggested' : 'bundle.found')}
      </h2>
      {found.isError && <LoadFailed retry={found.refetch} />}
      {found.isPending && <Spinner />}
      {found.data !== undefined && (
        <GuideChoices
          ids={ids}
          q={q}
          cards={found.data.cards
            .filter((card) => q !== '' || reasonOf(card) === undefined)
            .slice(0, maxFound)}
        >
          {q !== '' && t('bundle.none')}
        </GuideChoices>
      )}
    </section>
  )
}

const maxSaved = 20

/** Offers the guides that are saved in this browser. */
function SavedChoice({ ids, q }: Choice) {
  const { t } = useLanguage()
  const saved = useSavedGuideIds().slice(0, maxSaved)
  const guides = trpc.guides.cardsOf.useQuery({ ids: saved }, { enabled: saved.length > 0 })
  if (guides.data === undefined || guides.data.length === 0) return null
  return (
    <section aria-labelledby="saved">
      <h2 id="saved" className="text-xl">
        {t('saved.title')}
      </h2>
      <GuideChoices ids={ids} q={q} cards={guides.data} />
    </section>
  )
}

interface ChoicesProps extends Choice {
  cards: readonly ListedCard[]
  /** Content of an empty list. */
  children?: ReactNode
}

/** Lists guides that can be added, and explains why others can't. */
function GuideChoices({ ids, q, cards, children }: ChoicesProps) {
  const { t, language } = useLanguage()
  const reasonOf = useReason()
  const isFull = ids.length >= bundleSize
  if (cards.length === 0) return <p className="mt-3 text-soft">{children}</p>
  return (
    <>
      {isFull && <p className="mt-3 text-md text-soft">{t('bundle.full', { all: bundleSize })}</p>}
      <ul className="mt-2">
        {cards.map((card) => {
          const note = ids.includes(card.id) ? t('bundle.chosen') : reasonOf(card)
          return (
            <GuideRow
              key={card.id}
              guide={card}
              note={note}
              action={
                note !== undefined || isFull
                  ? undefined
                  : {
                      to: bundlePaths.choose([...ids, card.id], q),
                      name: t('profile.add'),
                      label: t('bundle.addOf', { title: localizeTitle(language, card).text }),
                    }
              }
            />
          )
        })}
      </ul>
    </>
  )
}

interface GuideRowProps {
  guide: Pick<GuideSummary, 'id' | 'titleEn' | 'titleJa' | 'price' | 'priceJpy' | 'thumbnailUrl'>
  /** Text that replaces the guide's price. */
  note: string | undefined
  action?: { to: string; name: string; label: string } | undefined
}

function GuideRow({ guide, note, action }: GuideRowProps) {
  const { language } = useLanguage()
  const title = localizeTitle(language, guide)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3 last:border-b-0">
      <Cover src={guide.thumbnailUrl} className="w-16 shrink-0 rounded-control sm:w-24" />
      <div className="min-w-0 flex-1 basis-44">
        <LocalLink
          of={title}
          to={paths.guide(guide.id)}
          className="font-semibold wrap-anywhere hover:underline"
        />
        <p className={`mt-0.5 text-sm tabular-nums ${note === undefined ? 'text-soft' : 'text-accent'}`}>
          {note ?? formatMoney(getGuidePrice(getPageCurrency(language), guide))}
        </p>
      </div>
      {action !== undefined && (
        <ButtonLink to={action.to} variant="secondary" aria-label={action.label} className="ml-auto shrink-0">
          {action.name}
        </ButtonLink>
      )}
    </li>
  )
}

/** Returns a function that explains why a guide can't be part of this user's bundle. */
function useReason(): (card: ListedCard) => string | undefined {
  const { t, language } = useLanguage()
  const owned = useOwnedGuides()
  return (card) => {
    if (owned?.owned.has(card.id)) return t('bundle.owned')
    if (card.isFreePreview) return t('bundle.free')
    return isInBundle(getPageCurrency(language), card) ? undefined : t('bundle.own-price')
  }
}
