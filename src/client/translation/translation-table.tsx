import { useEffect, useRef } from 'react'
import type { TranslationStage } from '../../shared/translation/translation.ts'
import type { RouterOutputs } from '../platform/api/api.ts'
import type { TextKey } from '../../shared/texts/translate.ts'
import { useLanguage } from '../platform/texts/language.tsx'
import { Link } from '../platform/pages/navigation.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { createPageSelection, SelectPageCheckbox, SelectRowCheckbox } from '../admin/selection.tsx'
import { AdminTable } from '../admin/admin-table.tsx'
import { BlocksBar } from './share-bar.tsx'
import { formatMicroUsd } from './format-amounts.ts'
import { StageDot } from './stage-indicators.tsx'
import { buildComparisonPath, type TranslationView } from './translation-view.ts'
import { createJobChange, useTranslationChange, type JobAction } from './use-translation-change.ts'

export type TranslationOverview = RouterOutputs['translation']['overview']
type Row = TranslationOverview['rows'][number]

/** Ids of the selected guides, or 'stage' for all guides at the current stage. */
export type TranslationSelection = ReadonlySet<number> | 'stage'

/** Which of the listed guides are selected, and how their jobs start. */
export interface StartProps {
  view: TranslationView
  selection: TranslationSelection
  select: (selection: TranslationSelection) => void
  /** Whether results of started jobs wait for review. */
  review: boolean
}

interface TableProps extends StartProps {
  rows: readonly Row[]
  canStart: boolean
}

/** Stages at which a guide has something left to translate. */
const startable = new Set<TranslationStage>(['missing', 'stale', 'failed'])
export const isStartableStage = (stage: TranslationStage) => startable.has(stage)

export function TranslationTable({ view, rows, selection, select, canStart, review }: TableProps) {
  const { t } = useLanguage()
  const table = useKeptFocus()
  const onPage = rows.filter(({ stage }) => canStart && isStartableStage(stage)).map(({ guideId }) => guideId)
  const chosen = createPageSelection(selection, onPage, select)
  return (
    <div ref={table} tabIndex={-1} className="mt-6">
      <SelectPageCheckbox of={chosen} />
      <AdminTable
        label={t('translation.guides')}
        columns={[
          {
            name: t('admin.guides.chosen'),
            render: ({ guideId }) =>
              onPage.includes(guideId) ? <SelectRowCheckbox of={chosen} id={guideId} /> : null,
          },
          { name: t('admin.guides.guide'), heads: true, render: (row) => <Titles row={row} view={view} /> },
          {
            name: t('translation.text'),
            number: true,
            render: ({ englishLength, translatedLength }) => (
              <span className="whitespace-nowrap text-soft">
                {t('translation.characters', {
                  english: number(englishLength),
                  translated: number(translatedLength),
                })}
              </span>
            ),
          },
          {
            name: t('translation.blocks'),
            render: ({ blocks }) =>
              blocks === null ? t('translation.notCounted') : <BlocksBar blocks={blocks} />,
          },
          { name: t('admin.guides.state'), render: (row) => <State row={row} /> },
          {
            name: t('translation.action'),
            render: (row) => <Action view={view} row={row} review={review} canStart={canStart} />,
          },
        ]}
        rows={rows}
        keyOf={({ guideId }) => guideId}
        empty={t('translation.noneOf')}
      />
    </div>
  )
}

function Titles({ row: { guideId, titleEn, title }, view }: Pick<ActionProps, 'row' | 'view'>) {
  const { t } = useLanguage()
  return (
    <>
      <Link to={buildComparisonPath(guideId, view)} lang="en" className="font-semibold hover:underline">
        {titleEn}
      </Link>
      <span className="block text-soft">
        <span className="tabular-nums">#{guideId}</span>{' '}
        {title === '' ? t('translation.untitled') : <span lang={view.language}>{title}</span>}
      </span>
    </>
  )
}

const number = (value: number) => value.toLocaleString('en')

function State({ row: { stage, job } }: { row: Row }) {
  const { t, language } = useLanguage()
  const isOthers = job === null && (stage === 'running' || stage === 'review' || stage === 'failed')
  return (
    <>
      <span className="flex items-center gap-2 font-semibold whitespace-nowrap">
        <StageDot stage={stage} />
        {t(`translation.stage.${stage}`)}
      </span>
      {isOthers && <span className="block text-sm text-soft">{t('translation.otherOperator')}</span>}
      {stage === 'running' && job !== null && (
        <span className="mt-1 block text-sm text-soft tabular-nums">
          <progress
            max={Math.max(1, job.piecesTotal)}
            value={job.piecesDone}
            aria-label={t('translation.pieces', { done: job.piecesDone, count: job.piecesTotal })}
            className="block h-1.5 w-full max-w-40 appearance-none overflow-hidden rounded-full bg-raised [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-raised [&::-webkit-progress-value]:bg-accent [&::-webkit-progress-value]:transition-[inline-size]"
          />
          {t('translation.pieces', { done: job.piecesDone, count: job.piecesTotal })}
        </span>
      )}
      {job?.status === 'failed' && stage !== 'running' && <FailureReason reason={job.reason ?? ''} />}
      {job !== null && job.costMicroUsd > 0 && (
        <span className="block text-sm text-soft tabular-nums">
          {t('translation.cost', { cost: formatMicroUsd(language, job.costMicroUsd) })}
        </span>
      )}
    </>
  )
}

const reasons: Readonly<Record<string, `translation.reason.${string}` & TextKey>> = {
  cancelled: 'translation.reason.cancelled',
  interrupted: 'translation.reason.interrupted',
  'The translation budget of today is used up': 'translation.reason.limit',
  'Translation is not configured': 'translation.reason.notConfigured',
  'The guide is gone': 'translation.reason.gone',
  'An unexpected error; the log names it': 'translation.reason.unexpected',
}

/** Shows why a job failed. Most reasons describe a model's mistake in English and have no translation. */
export function FailureReason({ reason }: { reason: string }) {
  const { t } = useLanguage()
  const known = reasons[reason]
  return (
    <span
      lang={known === undefined ? 'en' : undefined}
      className="block max-w-64 text-sm wrap-anywhere text-soft"
    >
      {known === undefined ? reason : t(known)}
    </span>
  )
}

interface ActionProps extends Pick<TableProps, 'view' | 'review' | 'canStart'> {
  row: Row
}

/** Renders the next possible action. The button stays the same element when its action changes, so that it keeps the focus. */
function Action({ view, row: { guideId, stage, job }, review, canStart }: ActionProps) {
  const { t } = useLanguage()
  const change = useTranslationChange()
  if (stage === 'review' || stage === 'current')
    return (
      <ButtonLink
        to={buildComparisonPath(guideId, view)}
        variant={stage === 'review' ? 'primary' : 'secondary'}
        aria-label={t('translation.actionOn', { action: t('translation.look'), id: String(guideId) })}
        className="min-h-10 px-4"
      >
        {t('translation.look')}
      </ButtonLink>
    )
  const action = nextActionOf(stage, canStart, job !== null)
  if (action === undefined) return null
  const label = t(`translation.${action}`)
  return (
    <Button
      variant="secondary"
      pending={change.isPending}
      aria-label={t('translation.actionOn', { action: label, id: String(guideId) })}
      className="needs-script min-h-10 px-4"
      onClick={() =>
        change.mutate(
          createJobChange(action, job?.jobId, { language: view.language, guideIds: [guideId], review }),
        )
      }
    >
      {label}
    </Button>
  )
}

function nextActionOf(stage: TranslationStage, canStart: boolean, hasJob: boolean): JobAction | undefined {
  if (stage === 'running') return hasJob ? 'cancel' : undefined
  if (!canStart) return undefined
  return stage === 'failed' && hasJob ? 'retry' : 'start'
}

/** Moves the focus to the table when the focused row leaves the list, so that it does not move to the start of the page. */
function useKeptFocus() {
  const table = useRef<HTMLDivElement>(null)
  const wasInside = useRef(false)
  useEffect(() => {
    const isLost = wasInside.current && document.activeElement === document.body
    if (isLost) table.current?.focus({ preventScroll: true })
  })
  useEffect(() => {
    const note = () => {
      wasInside.current = table.current?.contains(document.activeElement) ?? false
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [])
  return table
}
