import { useSyncExternalStore } from 'react'
import { bundlePaths } from '../../../shared/payments/bundle-paths.ts'
import { bundleSize, sharesOf, sumOfShares } from '../../../shared/payments/bundle-price.ts'
import { maxSearchLength, titleIn } from '../../../shared/guides/guides.ts'
import { formatMoney } from '../../../shared/money.ts'
import { pathIn } from '../../../shared/paths.ts'
import { currencyOf, guidePriceIn } from '../../../shared/prices.ts'
import { trpc } from '../../platform/api/trpc.ts'
import { useHydrated } from '../../platform/browser/use-hydrated.ts'
import { useLanguage } from '../../platform/texts/language.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { LoadFailed } from '../../ui/page/load-failed.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { readSaved } from '../../progress/saved/saved-list.ts'
import { followSaved } from '../../progress/saved/saved-store.ts'
import { GuideChoices } from './guide-choices.tsx'
import { GuideRow } from './guide-row.tsx'
import { useOwned, useReason } from './use-reason.ts'

/** As many as somebody looks through below a search. */
const mostFound = 12

interface Choice {
  ids: readonly number[]
  q: string
}

/** The choice is the address: adding, removing and searching are links and a form, and need no script. */
export function ChooseGuides(choice: Choice) {
  const { t } = useLanguage()
  const hydrated = useHydrated()
  const { subscribed } = useOwned()
  if (subscribed) return <output className="mt-8 block">{t('bundle.subscribed')}</output>
  return (
    <div className="mt-10 grid items-start gap-10 md:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] md:gap-14">
      <div className="order-2 grid gap-10 md:order-1">
        <Search {...choice} />
        {hydrated && <SavedChoice {...choice} />}
      </div>
      <div className="order-1 md:sticky md:top-24 md:order-2">
        <Chosen {...choice} />
      </div>
    </div>
  )
}

function Chosen({ ids, q }: Choice) {
  const { t, language } = useLanguage()
  const chosen = trpc.guides.cardsOf.useQuery({ ids: [...ids] }, { enabled: ids.length > 0 })
  const cards = ids.length === 0 ? [] : (chosen.data ?? [])
  const reasonOf = useReason()
  const currency = currencyOf(language)
  const money = (amountMinor: number) => formatMoney({ amountMinor, currency })
  const single = cards.reduce((sum, card) => sum + guidePriceIn(currency, card).amountMinor, 0)
  const isReady = cards.length === bundleSize && cards.every((card) => reasonOf(card) === undefined)
  const sum = money(isReady ? sumOfShares(sharesOf(currency, cards)) : single)
  return (
    <>
      <Card>
        <h2 className="text-lg">{t('bundle.own', { count: ids.length, all: bundleSize })}</h2>
        {ids.length === 0 && <p className="mt-3 text-md text-soft">{t('bundle.empty')}</p>}
        {ids.length > 0 && chosen.isError && <LoadFailed retry={() => void chosen.refetch()} />}
        {ids.length > 0 && chosen.isPending && <Spinner />}
        <ul className="mt-2">
          {cards.map((card) => (
            <GuideRow
              key={card.id}
              guide={card}
              said={reasonOf(card)}
              action={{
                to: bundlePaths.choose(
                  ids.filter((id) => id !== card.id),
                  q,
                ),
                name: t('bundle.remove'),
                label: t('bundle.removeOf', { title: titleIn(language, card).text }),
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
  const found = trpc.guides.listing.useQuery({ ...(q !== '' && { q }), page: 1, language })
  return (
    <section aria-labelledby="found">
      <search className="mb-8 block">
        <form action={pathIn(language, bundlePaths.root)} className="grid gap-1.5">
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
              {t('bundle.searchAction')}
            </Button>
          </div>
        </form>
      </search>
      <h2 id="found" className="text-xl">
        {t(q === '' ? 'bundle.suggested' : 'bundle.found')}
      </h2>
      {found.isError && <LoadFailed retry={() => void found.refetch()} />}
      {found.isPending && <Spinner />}
      {found.data !== undefined && (
        <GuideChoices ids={ids} q={q} cards={found.data.cards.slice(0, mostFound)}>
          {t('bundle.none')}
        </GuideChoices>
      )}
    </section>
  )
}

const mostSaved = 20

/** The guides that this reader saved, from which a choice begins. */
function SavedChoice({ ids, q }: { ids: readonly number[]; q: string }) {
  const { t } = useLanguage()
  const saved = useSyncExternalStore(followSaved, savedIds)
    .split(' ')
    .flatMap((id) => (id === '' ? [] : Number(id)))
  const guides = trpc.guides.cardsOf.useQuery({ ids: saved }, { enabled: saved.length > 0 })
  if (guides.data === undefined || guides.data.length === 0) return null
  return (
    <section aria-labelledby="saved">
      <h2 id="saved" className="text-xl">
        {t('bundle.saved')}
      </h2>
      <GuideChoices ids={ids} q={q} cards={guides.data} />
    </section>
  )
}

/** A text, which is equal to itself as long as nothing changes. */
const savedIds = () =>
  readSaved()
    .filter(({ saved }) => saved)
    .slice(0, mostSaved)
    .map(({ guideId }) => guideId)
    .join(' ')
