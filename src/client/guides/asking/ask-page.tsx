import { useState } from 'react'
import { maxSearchLength, localizeSummary, localizeTitle } from '../../../shared/guides/guides.ts'
import { localizePath, paths } from '../../../shared/paths.ts'
import type { RouterOutputs } from '../../platform/api/api.ts'
import { queryProfiles } from '../../platform/api/query-profiles.ts'
import { trpc } from '../../platform/api/trpc.ts'
import { Link, useQueryString } from '../../platform/pages/navigation.tsx'
import type { Head, PageRequest } from '../../platform/pages/page-route.ts'
import { getLangAttribute } from '../../platform/texts/get-lang-attribute.ts'
import { useLanguage } from '../../platform/texts/language.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Cover } from '../../ui/cover.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { LocalLink, LocalText } from '../../ui/local-text.tsx'
import { UnderstoodParts } from './understood-parts.tsx'

type AskResult = RouterOutputs['guides']['ask']

const questionIn = (query: URLSearchParams) => (query.get('q') ?? '').trim()
const askPath = (q: string) => (q === '' ? paths.ask : `${paths.ask}?q=${encodeURIComponent(q)}`)
const wantsWords = (query: URLSearchParams) => query.get('words') === '1'

/** Answers a question with guides and the reasons they fit (B21.41). The form works without script. */
export function Page() {
  const { t, language } = useLanguage()
  const query = useQueryString()
  const q = questionIn(query)
  const asked = trpc.guides.ask.useQuery({ q, language }, { enabled: q !== '' })
  return (
    <div className="page-width pt-12 md:pt-16">
      <h1 className="text-3xl">{t('ask.title')}</h1>
      <p className="mt-3 max-w-measure text-soft">{t('ask.text')}</p>
      <form action={localizePath(language, paths.ask)} className="mt-8 grid max-w-measure gap-1.5">
        <label htmlFor="question" className="text-md font-semibold">
          {t('ask.label')}
        </label>
        <div className="flex flex-wrap gap-2">
          <input
            id="question"
            name="q"
            key={q}
            defaultValue={q}
            required
            maxLength={maxSearchLength}
            placeholder={t('ask.example')}
            className="min-h-12 min-w-0 flex-1 basis-60 rounded-control border border-control bg-surface px-3.5 placeholder:text-soft"
          />
          <Button type="submit" className="min-h-12">
            {t('ask.action')}
          </Button>
        </div>
      </form>
      {q !== '' && (
        <div className="mt-10">
          {asked.isError && <p role="alert">{t('ask.failed')}</p>}
          {asked.isPending && <Spinner />}
          {asked.data !== undefined && (
            <Answers key={q} q={q} asked={asked.data} inWords={wantsWords(query)} />
          )}
        </div>
      )}
    </div>
  )
}

function Answers({ q, asked, inWords }: { q: string; asked: AskResult; inWords: boolean }) {
  const { t } = useLanguage()
  const { understood, answers, fitting, unknown, tooOften, hasWriter } = asked
  if (tooOften) return <Instead text={t('ask.tooOften')} />
  return (
    <>
      <UnderstoodParts parts={understood} pathOf={askPath} />
      {unknown.length > 0 && (
        <p className="mt-4">{t('ask.unknown', { words: unknown.join(t('ask.words')) })}</p>
      )}
      {answers.length === 0 ? (
        <Instead text={t(isNarrowed(asked) ? 'ask.none' : 'ask.nothing')} />
      ) : (
        <>
          {hasWriter && <InWords q={q} answers={answers} wanted={inWords} />}
          {isGeneral(asked) && <p className="mt-4">{t('ask.nothing')}</p>}
          <AnswerList name="answers" answers={answers.slice(0, fitting)} />
          <AnswerList name={isGeneral(asked) ? 'start' : 'closest'} answers={answers.slice(fitting)} />
        </>
      )}
    </>
  )
}

/** Returns whether the question had a condition or word that narrows the guides. */
const isNarrowed = ({ understood }: AskResult) => understood.some(({ kind }) => kind !== 'income')

/** Returns whether the question named neither a condition nor a topic of guides, so that the answers are general ones. */
const isGeneral = ({ understood, answers }: AskResult) =>
  understood.every(({ kind }) => kind === 'income' || kind === 'word') &&
  answers.every(({ fit }) => fit.about.length + fit.near.length === 0)

interface AnswerListProps {
  name: 'answers' | 'closest' | 'start'
  answers: AskResult['answers']
}

function AnswerList({ name, answers }: AnswerListProps) {
  const { t } = useLanguage()
  if (answers.length === 0) return null
  return (
    <section aria-labelledby={name} className="mt-8">
      <h2 id={name} className="text-xl">
        {t(`ask.${name}`)}
      </h2>
      <ul className="mt-4 grid max-w-measure gap-6">
        {answers.map((answer) => (
          <Answer key={answer.id} answer={answer} />
        ))}
      </ul>
    </section>
  )
}

interface InWordsProps {
  q: string
  answers: AskResult['answers']
  /** True if the URL requests the generated answer, as the form does without script. */
  wanted: boolean
}

/** Shows the generated answer after a click on its button (B21.43). If the page came without the answer, a click retries. */
function InWords({ q, answers, wanted }: InWordsProps) {
  const { t, language } = useLanguage()
  const [pressed, setPressed] = useState(wanted)
  const written = trpc.guides.askInWords.useQuery(
    { q, language },
    { ...queryProfiles.once, enabled: pressed },
  )
  const wish = (
    <form
      action={localizePath(language, paths.ask)}
      className="mt-6 grid max-w-measure justify-items-start gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        if (pressed) void written.refetch()
        setPressed(true)
      }}
    >
      <input type="hidden" name="q" value={q} />
      <input type="hidden" name="words" value="1" />
      <Button type="submit" variant="secondary">
        {t('ask.inWords.action')}
      </Button>
      <p className="text-sm text-soft">{t('ask.inWords.sent')}</p>
    </form>
  )
  if (!pressed) return wish
  const isWaiting = written.isFetching
  const missing = isWaiting ? undefined : written.isError ? 'no-answer' : written.data?.missing
  return (
    <section
      aria-labelledby="in-words"
      aria-busy={isWaiting}
      className="mt-8 max-w-measure rounded-card border border-line bg-raised p-5"
    >
      <h2 id="in-words" className="text-xl">
        {t('ask.inWords')}
      </h2>
      <div aria-live="polite" className="mt-3 grid gap-3">
        {isWaiting && (
          <p className="flex items-center gap-2 text-md">
            <Spinner /> {t('ask.inWords.waiting')}
          </p>
        )}
        {missing != null && <p>{t(`ask.inWords.${missing}`)}</p>}
        {written.data?.sentences.map((sentence) => (
          <Sentence key={sentence.text} sentence={sentence} answers={answers} />
        ))}
      </div>
      {missing === 'no-answer' && wish}
      <p className="mt-4 text-sm text-soft">{t('ask.inWords.note')}</p>
    </section>
  )
}

type Written = RouterOutputs['guides']['askInWords']

/** Shows a sentence with links to the public pages that it is based on. */
function Sentence({
  sentence: { text, from },
  answers,
}: {
  sentence: Written['sentences'][number]
  answers: AskResult['answers']
}) {
  const { t, language } = useLanguage()
  const guides = answers.filter(({ id }) => from.some(({ guideId }) => guideId === id))
  return (
    <div>
      <p>{text}</p>
      <ul className="mt-1 text-sm">
        {guides.map((guide) => {
          const title = localizeTitle(language, guide)
          const facts = from.flatMap(({ guideId, fact }) =>
            guideId === guide.id ? t(`ask.fact.${fact}`) : [],
          )
          return (
            <li key={guide.id}>
              <LocalLink of={title} to={paths.guide(guide.id)} className="underline" />{' '}
              <span className="text-soft">
                {t('ask.inWords.from', { facts: facts.join(t('ask.words')) })}
              </span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

function Answer({ answer }: { answer: AskResult['answers'][number] }) {
  const { t, language } = useLanguage()
  const [title, summary] = [localizeTitle(language, answer), localizeSummary(language, answer)]
  const { about, near, hours, cost, wait, atHome } = answer.fit
  const reasons = [
    ...(about.length > 0 ? [t('ask.about', { words: about.join(t('ask.words')) })] : []),
    ...(near.length > 0 ? [t('ask.near', { words: near.join(t('ask.words')) })] : []),
    ...(hours === null ? [] : [t('ask.hours', { count: hours })]),
    ...(cost === null ? [] : [t('ask.cost', { cost })]),
    ...(wait === null ? [] : [t('ask.wait', { wait })]),
    ...(atHome ? [t('ask.atHome')] : []),
  ]
  return (
    <li className="grid grid-cols-[6rem_minmax(0,1fr)] gap-x-4 border-t border-line pt-4 sm:grid-cols-[10rem_minmax(0,1fr)]">
      <Cover src={answer.thumbnailUrl} className="w-full rounded-control" />
      <div>
        <h3 className="text-base" lang={getLangAttribute(title, language)}>
          <Link to={paths.guide(answer.id)} className="hover:underline">
            {title.text}
          </Link>
        </h3>
        <LocalText as="p" of={summary} className="mt-1 text-md text-soft" />
        {reasons.length > 0 && (
          <ul className="mt-2 list-disc pl-5 text-md">
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        )}
      </div>
    </li>
  )
}

function Instead({ text }: { text: string }) {
  const { t } = useLanguage()
  return (
    <div className="mt-4 grid justify-items-start gap-4">
      <p>{text}</p>
      <ButtonLink to={paths.guides} variant="secondary">
        {t('ask.list')}
      </ButtonLink>
    </div>
  )
}

/** Prefetches the answers. The status is 429 if questions exceed the rate limit. */
export async function prepare({ data, query, language, t }: PageRequest): Promise<Head> {
  const q = questionIn(query)
  const asked = q === '' ? undefined : await data.guides.ask.fetch({ q, language })
  const isInWords = wantsWords(query) && asked?.hasWriter === true && asked.answers.length > 0
  // In a browser, the page requests the generated answer itself after rendering.
  if (isInWords && typeof window === 'undefined') await data.guides.askInWords.prefetch({ q, language })
  return {
    status: asked?.tooOften === true ? 429 : 200,
    title: t('ask.head.title'),
    description: t('ask.head.description'),
  }
}
