import type { ReactNode } from 'react'
import { toReadingPathUrl } from '../../../shared/guides/paths/reading-path.ts'
import { localizeSummary, localizeTitle } from '../../../shared/guides/guides.ts'
import type { ReadingPathPage as Path } from '../../../shared/guides/paths/path-schemas.ts'
import { formatMoney } from '../../../shared/money.ts'
import { paths as pages } from '../../../shared/paths.ts'
import { isBlankMark } from '../../../shared/progress/steps.ts'
import { AccessOrPrice, prefetchOwnedGuides } from '../../access/access-or-price.tsx'
import { SaveButton } from '../../progress/saved/save-button.tsx'
import { countSteps, useStepMarks } from '../../progress/steps/marks-store.ts'
import { trpc } from '../../platform/api/trpc.ts'
import { Link } from '../../platform/pages/navigation.tsx'
import type { Head, PageRequest } from '../../platform/pages/page-route.ts'
import { useLanguage } from '../../platform/texts/language.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { LinkedText } from '../../ui/linked-text.tsx'
import { NotFoundPage } from '../../ui/page/not-found-page.tsx'
import { useRangeFormatters } from './path-facts.tsx'
import { PathBundleOffer } from './path-bundle-offer.tsx'
import { Cover } from '../../ui/cover.tsx'
import { LocalLink, LocalText } from '../../ui/local-text.tsx'

/** Prepares the page of a reading path. Returns undefined for an unknown or unpublished reading path. */
export async function preparePath(request: PageRequest, slug: string): Promise<Head | undefined> {
  const { data, language, t, load } = request
  const [path] = await Promise.all([
    data.guides.path.fetch({ slug, language }),
    prefetchOwnedGuides({ data, load }),
  ])
  if (path === null) return undefined
  return {
    status: 200,
    title: t('paths.head.pathTitle', { name: path.name }),
    description: `${path.audience} ${path.way}`,
    // A reading path that guests may not read has no canonical URL and is not indexed.
    ...(path.steps === null ? {} : { canonicalPath: toReadingPathUrl(slug) }),
    list: (path.steps ?? []).map(({ card }) => ({
      name: localizeTitle(language, card).text,
      path: pages.guide(card.id),
    })),
  }
}

/** Shows a reading path: its audience, overview, requirements, and why each guide has its position (B21.61). */
export function PathPage({ slug }: { slug: string }) {
  const { t, language } = useLanguage()
  const { data: path } = trpc.guides.path.useQuery({ slug, language })
  if (path === undefined || path === null) return <NotFoundPage />
  return (
    <div className="page-width grid grid-cols-1 gap-14 pt-12 md:pt-16">
      <header className="grid items-start gap-10 md:grid-cols-[minmax(0,1fr)_minmax(0,24rem)] md:gap-14">
        <div className="max-w-measure">
          <p className="text-md font-semibold">
            <Link to={pages.readingPaths} className="text-link">
              {t('footer.paths')}
            </Link>
          </p>
          <h1 className="mt-2 text-3xl">{path.name}</h1>
          <h2 className="mt-8 text-base">{t('paths.for')}</h2>
          <p className="mt-1">{path.audience}</p>
          <h2 className="mt-6 text-base">{t('paths.way')}</h2>
          <p className="mt-1">{path.way}</p>
        </div>
        <Takes path={path} />
      </header>
      {path.steps === null ? <Locked /> : <Steps slug={slug} steps={path.steps} />}
      <Next path={path} />
    </div>
  )
}

function Takes({ path: { facts, price } }: { path: Path }) {
  const { t } = useLanguage()
  const { money, weeks } = useRangeFormatters()
  const rows = [
    [
      t('paths.start'),
      t('paths.startFirst', { cost: money(facts.firstCost) }),
      t('paths.startAll', { cost: money(facts.allCost) }),
    ],
    [t('paths.first'), facts.firstWeeks && t('paths.afterWeeks', { weeks: weeks(facts.firstWeeks) })],
    [t('paths.whole'), facts.allWeeks && t('paths.wholeWeeks', { weeks: weeks(facts.allWeeks) })],
    [t('paths.reading'), t('paths.minutes', { count: facts.minutes })],
  ] as const
  return (
    <Card>
      <h2 className="text-base">{t('paths.facts')}</h2>
      <dl className="mt-4 grid gap-4 text-md tabular-nums">
        {rows.map(([name, ...said]) => (
          <div key={name}>
            <dt className="text-sm text-soft">{name}</dt>
            {said.map((line) => (
              <dd key={line}>{line ?? t('paths.unknown')}</dd>
            ))}
          </div>
        ))}
        <div>
          <dt className="text-sm text-soft">{t('paths.price')}</dt>
          <dd>
            <LinkedText text={t('paths.priceAll', { price: formatMoney(price) })} />
          </dd>
        </div>
      </dl>
      <p className="mt-4 border-t border-line pt-3 text-sm text-soft">{t('paths.estimates')}</p>
    </Card>
  )
}

function Locked() {
  const { t } = useLanguage()
  return (
    <section className="grid max-w-measure justify-items-start gap-4 rounded-card border border-premium/40 bg-premium-soft p-6">
      <h2 className="text-xl">{t('paths.lockedTitle')}</h2>
      <p>{t('paths.lockedText')}</p>
      <ButtonLink to={pages.subscribe} variant="premium">
        {t('paths.seePro')}
      </ButtonLink>
    </section>
  )
}

function Steps({ slug, steps }: { slug: string; steps: NonNullable<Path['steps']> }) {
  const { t } = useLanguage()
  return (
    <section aria-labelledby="steps">
      <h2 id="steps" className="text-2xl">
        {t('paths.steps', { count: steps.length })}
      </h2>
      <div className="mt-4">
        <NextStation steps={steps} />
      </div>
      <ol className="mt-6 ml-4 grid gap-6 border-l-2 border-premium/40 pl-7 md:pl-9">
        {steps.map((step, index) => (
          <Step key={step.card.id} step={step} place={index + 1} />
        ))}
      </ol>
      <div className="mt-8">
        <PathBundleOffer slug={slug} cards={steps.map(({ card }) => card)} />
      </div>
      <div className="mt-6">
        <ButtonLink to={pages.subscribe} variant="secondary">
          {t('paths.pro')}
        </ButtonLink>
      </div>
    </section>
  )
}

/** Links to the first guide with steps left to do, or reports that the path is completed. */
function NextStation({ steps }: { steps: NonNullable<Path['steps']> }) {
  const { t } = useLanguage()
  const marks = useStepMarks().filter((mark) => !isBlankMark(mark))
  const next = steps.find(({ card }) => {
    const { done, all } = countSteps(marks.filter(({ guideId }) => guideId === card.id))
    return all === '0' || done !== all
  })
  if (next === undefined)
    return <p className="font-semibold text-accent">{t('paths.finished', { count: steps.length })}</p>
  const isBegun = steps.some(({ card }) => marks.some(({ guideId }) => guideId === card.id))
  return (
    <ButtonLink to={pages.guide(next.card.id)} variant="secondary">
      {isBegun ? t('paths.nextStation', { place: String(steps.indexOf(next) + 1) }) : t('paths.begin')}
    </ButtonLink>
  )
}

function Step({ step, place }: { step: NonNullable<Path['steps']>[number]; place: number }) {
  const { t, language } = useLanguage()
  const { card, why, startCost, firstIncome } = step
  const [title, summary] = [localizeTitle(language, card), localizeSummary(language, card)]
  const facts = [
    ...(startCost.text === '' ? [] : [t('paths.stepStart', { cost: startCost.text })]),
    ...(firstIncome.text === '' ? [] : [t('paths.stepFirst', { time: firstIncome.text })]),
    t('card.minutes', { count: card.readingMinutes }),
  ]
  return (
    <li className="relative grid gap-x-6 gap-y-4 rounded-card border border-line bg-surface p-5 md:grid-cols-[14rem_minmax(0,1fr)] md:p-6">
      <Cover src={card.thumbnailUrl} className="hidden w-full rounded-control md:block" />
      <div>
        <h3 className="pr-10 text-lg">
          <span className="absolute top-4 right-full mr-3 flex size-8 items-center justify-center rounded-full border-2 border-premium bg-canvas text-md font-semibold text-premium tabular-nums md:mr-5">
            {place}
          </span>
          <LocalLink of={title} to={pages.guide(card.id)} className="wrap-anywhere hover:underline" />
        </h3>
        {why !== null && (
          <p className="mt-2">
            <strong>{t('paths.why')}</strong> {why}
          </p>
        )}
        <LocalText as="p" of={summary} className="mt-2 text-md text-soft" />
        <ul className="mt-3 grid gap-0.5 text-sm text-soft">
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1 text-md font-semibold">
          <AccessOrPrice card={card} />
          <StepsDone guideId={card.id}>
            {(done, all) => <span className="text-accent">{t('paths.done', { done, all })}</span>}
          </StepsDone>
        </p>
      </div>
      <SaveButton guideId={card.id} title={title.language === language ? title.text : undefined} />
    </li>
  )
}

function Next({ path }: { path: Path }) {
  const { t } = useLanguage()
  return (
    <section aria-labelledby="next">
      <h2 id="next" className="text-2xl">
        {t('paths.next')}
      </h2>
      <ul className="mt-6 grid gap-4 md:grid-cols-3">
        {path.next.map(({ slug, name, audience }) => (
          <li key={slug} className="relative rounded-card border border-line p-5 hover:border-control">
            <h3 className="text-base">
              <Link to={toReadingPathUrl(slug)} className="covers-card">
                {name}
              </Link>
            </h3>
            <p className="mt-2 text-md text-soft">{audience}</p>
          </li>
        ))}
      </ul>
      <p className="mt-6 flex flex-wrap gap-x-6 gap-y-2 text-md">
        <Link to={pages.readingPaths} className="text-link">
          {t('paths.all')}
        </Link>
      </p>
      <p className="mt-3 max-w-measure text-md">
        <LinkedText text={t('paths.ask')} />
      </p>
    </section>
  )
}

/** Shows the user's progress in a guide. Renders nothing if no step was started. */
function StepsDone(props: { guideId: number; children: (done: string, all: string) => ReactNode }) {
  const marks = useStepMarks().filter((mark) => mark.guideId === props.guideId && !isBlankMark(mark))
  if (marks.length === 0) return null
  const { done, all } = countSteps(marks)
  return props.children(done, all)
}
