import { useEffect, type KeyboardEvent, type ReactNode } from 'react'
import { LoadFailed } from '../../ui/page/load-failed.tsx'
import { NotFoundPage } from '../../ui/page/not-found-page.tsx'
import { PageSkeleton } from '../../ui/page/page-skeleton.tsx'
import { getHttpStatus } from '../../platform/api/api.ts'
import { trpc } from '../../platform/api/trpc.ts'
import { useLanguage } from '../../platform/texts/language.tsx'
import { Link, useNavigate } from '../../platform/pages/navigation.tsx'
import { Button } from '../../ui/button.tsx'
import {
  type TranslationComparison,
  type TranslationDraft,
  useTranslationDraft,
} from './use-translation-draft.ts'
import { ComparedParts } from './compared-parts.tsx'
import { formatMicroUsd } from '../format-amounts.ts'
import { TranslationSpending } from '../spending.tsx'
import { FailureReason } from '../translation-table.tsx'
import { buildComparisonPath, buildListPath, type TranslationView } from '../translation-view.ts'
import { useLeaveGuard } from './use-leave-guard.ts'
import { createJobChange, useTranslationChange, type JobAction } from '../use-translation-change.ts'

type Job = NonNullable<TranslationComparison['job']>

const pollMs = 1500
const isRunning = (job: Job | null) => job?.status === 'pending' || job?.status === 'processing'
/** Returns whether the job's result waits for review: completed, and neither accepted nor rejected. */
const isInReview = (job: Job | null) => job?.status === 'completed' && job.storedAt === null

/** Shows a guide's English text next to its stored translation and the result of its latest job. */
export function TranslationComparisonView({ guideId, view }: { guideId: number; view: TranslationView }) {
  const { data, error, refetch } = trpc.translation.compare.useQuery(
    { guideId, language: view.language },
    { staleTime: 0 },
  )
  if (data !== undefined) return <LoadedComparison compared={data} view={view} />
  if (error === null) return <PageSkeleton />
  if (getHttpStatus(error) === 404) return <NotFoundPage />
  return (
    <div className="page-width pt-16">
      <LoadFailed retry={refetch} />
    </div>
  )
}

function LoadedComparison({ compared, view }: { compared: TranslationComparison; view: TranslationView }) {
  const { t } = useLanguage()
  const { guideId, job } = compared
  const running = isRunning(job)
  const reviewed = isInReview(job) ? job : null
  const draft = useTranslationDraft(compared, reviewed)
  const mayLeave = useLeaveGuard(draft.count > 0)
  const { data: neighbours } = trpc.translation.neighbours.useQuery(
    { guideId, language: view.language, stage: view.stage },
    { staleTime: 0 },
  )
  const navigate = useNavigate()
  const goTo = (id: number | null | undefined) => {
    if (id !== null && id !== undefined && mayLeave()) navigate(buildComparisonPath(id, view))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const isEnter = event.key === 'Enter' && (event.ctrlKey || event.metaKey)
    if (isEnter && (draft.count > 0 || reviewed !== null)) {
      event.preventDefault()
      draft.store()
    }
    // In a text field, these keys move the cursor instead of running a shortcut.
    if (!event.altKey || event.target instanceof HTMLTextAreaElement) return
    if (event.key === 'ArrowDown') goTo(neighbours?.next)
    if (event.key === 'ArrowUp') goTo(neighbours?.previous)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- shortcuts for the buttons and links inside
    <div className="page-width pt-10 md:pt-14" onKeyDown={onKeyDown}>
      <nav className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 text-md">
        <Link to={buildListPath(view)} className="text-link py-1">
          {t('translation.toList')}
        </Link>
        <span className="flex flex-wrap gap-x-6">
          <Neighbour id={neighbours?.previous} view={view} keys="Alt+ArrowUp">
            ↑ {t('translation.previousGuide')}
          </Neighbour>
          <Neighbour id={neighbours?.next} view={view} keys="Alt+ArrowDown">
            ↓ {t('translation.nextGuide')}
          </Neighbour>
        </span>
      </nav>
      <p className="mt-6 text-md text-soft">
        #{guideId} · {t('translation.comparisonOf', { language: t(`admin.guide.language.${view.language}`) })}
      </p>
      <h1 lang="en" className="mt-1 text-2xl">
        {compared.title.source}
      </h1>
      <JobState compared={compared} />
      <ComparedParts
        key={reviewed?.jobId}
        compared={compared}
        hasResult={reviewed !== null}
        editable={!running}
        draft={draft}
      />
      {!running && <SaveBar draft={draft} reviewed={reviewed} />}
    </div>
  )
}

interface NeighbourProps {
  id: number | null | undefined
  view: TranslationView
  keys: string
  children: ReactNode
}

function Neighbour({ id, view, keys, children }: NeighbourProps) {
  if (id === null || id === undefined) return null
  return (
    <Link to={buildComparisonPath(id, view)} aria-keyshortcuts={keys} className="text-link py-1">
      {children}
    </Link>
  )
}

/** Shows the state of the latest job, and the possible next actions. */
function JobState({ compared: { guideId, language, job } }: { compared: TranslationComparison }) {
  const { t, language: pageLanguage } = useLanguage()
  const running = isRunning(job)
  const inReview = isInReview(job)
  const change = useTranslationChange()
  const { data: settings } = trpc.translation.settings.useQuery()
  const progress = useProgress(job, running)
  if (settings?.configured === false)
    return (
      <div className="mt-6">
        <TranslationSpending />
      </div>
    )
  const action = nextActionOf(job)
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3 text-md">
      <output className="block min-w-0 empty:hidden">
        {running && (
          <>
            {t('translation.runs')}{' '}
            <span className="tabular-nums">
              {t('translation.pieces', {
                done: progress?.piecesDone ?? 0,
                count: progress?.piecesTotal ?? 0,
              })}
            </span>
          </>
        )}
        {inReview && t('translation.waiting')}
        {job?.status === 'failed' && <FailureReason reason={job.reason ?? ''} />}
      </output>
      {job !== null && job.costMicroUsd > 0 && (
        <span className="text-soft tabular-nums">
          {t('translation.cost', { cost: formatMicroUsd(pageLanguage, job.costMicroUsd) })}
        </span>
      )}
      {(running || inReview || settings !== undefined) && (
        // Has a key per action, so that pressing Enter twice on “Reject” doesn't start a new job.
        <Button
          key={action}
          variant="secondary"
          pending={change.isPending}
          onClick={() =>
            change.mutate(
              createJobChange(action, job?.jobId, { language, guideIds: [guideId], review: true }),
            )
          }
        >
          {t(`translation.${action}`)}
        </Button>
      )}
    </div>
  )
}

function nextActionOf(job: Job | null): JobAction {
  if (isRunning(job)) return 'cancel'
  if (isInReview(job)) return 'reject'
  return job?.status === 'failed' ? 'retry' : 'start'
}

/** Polls the progress of a running job, and refetches the comparison when the job has ended. */
function useProgress(job: Job | null, running: boolean): Job | undefined {
  const { compare } = trpc.useUtils().translation
  const { data } = trpc.translation.status.useQuery(
    { jobId: job?.jobId ?? '' },
    { enabled: running, staleTime: 0, refetchInterval: pollMs },
  )
  const hasEnded = running && data?.jobId === job?.jobId && data !== undefined && !isRunning(data)
  useEffect(() => {
    if (hasEnded) void compare.invalidate()
  }, [hasEnded, compare])
  return data ?? job ?? undefined
}

function SaveBar({ draft, reviewed }: { draft: TranslationDraft; reviewed: Job | null }) {
  const { t } = useLanguage()
  if (draft.count === 0 && reviewed === null) return null
  const label = reviewed === null ? t('translation.save') : t('translation.accept')
  return (
    <div className="bottom-bar sticky bottom-0 z-10 mt-8 -mx-2 rounded-card border border-line bg-surface px-5 py-3">
      <p role="alert" className="mb-2 text-md text-danger empty:hidden">
        {draft.refused > 0 ? t('translation.broken', { count: draft.refused }) : null}
        {draft.isBlank ? t('translation.blank') : null}
      </p>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="text-md">
          <output>
            {draft.count === 0
              ? t('translation.unchanged')
              : t('translation.changedTexts', { count: draft.count })}
          </output>
          <span className="block text-sm text-soft max-md:hidden">{t('translation.shortcut')}</span>
        </p>
        <Button pending={draft.isPending} aria-keyshortcuts="Control+Enter Meta+Enter" onClick={draft.store}>
          {draft.refused > 0 ? t('translation.anyway') : label}
        </Button>
      </div>
    </div>
  )
}
