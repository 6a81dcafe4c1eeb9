import { useEffect, useRef } from 'react'
import type { TranslationStage } from '../../shared/translation/translation.ts'
import type { Outputs } from '../platform/api/api.ts'
import type { TextKey } from '../../shared/texts/translate.ts'
import { useLanguage } from '../platform/texts/language.tsx'
import { Link } from '../platform/pages/navigation.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { BlocksBar } from './blocks-bar.tsx'
import { formatMicroUsd } from './format-amounts.ts'
import { StageDot } from './stage-look.tsx'
import { comparisonPath, type TranslationView } from './translation-view.ts'
import { useTranslationChange, type Change } from './use-translation-change.ts'

export type Overview = Outputs['translation']['overview']
type Row = Overview['rows'][number]

/** Guides by id, or all guides at the current stage. */
export type Selection = ReadonlySet<number> | 'stage'

interface TableProps {
  view: TranslationView
  rows: readonly Row[]
  selection: Selection
  select: (selection: Selection) => void
  canStart: boolean
  /** Whether the results of started jobs wait for review. */
  review: boolean
}

/** Stages with something left to translate. */
const startable = new Set<TranslationStage>(['missing', 'stale', 'failed'])
export const isStartable = (stage: TranslationStage) => startable.has(stage)

const heading = 'px-3 py-3 text-left text-sm font-semibold text-soft'
// On small screens, each row is shown as a card.
const cell = 'px-3 py-3 align-top max-md:block max-md:px-0 max-md:py-1'

export function TranslationTable({ view, rows, selection, select, canStart, review }: TableProps) {
  const { t } = useLanguage()
  const table = useKeptFocus()
  const onPage = canStart ? rows.filter(({ stage }) => isStartable(stage)).map(({ guideId }) => guideId) : []
  const isSelected = (id: number) => (selection === 'stage' ? onPage.includes(id) : selection.has(id))
  const toggle = (id: number) => {
    const chosen = new Set(selection === 'stage' ? onPage : selection)
    if (!chosen.delete(id)) chosen.add(id)
    select(chosen)
  }
  const allSelected = onPage.length > 0 && onPage.every(isSelected)
  return (
    <table
      ref={table}
      tabIndex={-1}
      aria-label={t('translation.guides')}
      className="mt-6 w-full border-collapse text-md max-md:block"
    >
      <thead className="max-md:block">
        <tr className="border-b border-line max-md:block">
          <th scope="col" className={`${heading} w-11 max-md:block max-md:w-auto max-md:px-0`}>
            {onPage.length === 0 ? (
              <span className="sr-only">{t('translation.selectPage')}</span>
            ) : (
              <label className="needs-script flex items-center gap-3">
                <input
                  type="checkbox"
                  checked={allSelected}
                  onChange={() => select(new Set(allSelected ? [] : onPage))}
                  className="size-5 accent-(--color-accent)"
                />
                <span className="md:sr-only">{t('translation.selectPage')}</span>
              </label>
            )}
          </th>
          {[
            t('translation.guide'),
            t('translation.text'),
            t('translation.blocks'),
            t('translation.state'),
            t('translation.action'),
          ].map((name) => (
            <th key={name} scope="col" className={`${heading} max-md:sr-only`}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">
        {rows.map((row) => (
          <TranslationRow
            key={row.guideId}
            view={view}
            row={row}
            review={review}
            canStart={canStart}
            selected={isSelected(row.guideId)}
            toggle={() => toggle(row.guideId)}
          />
        ))}
      </tbody>
    </table>
  )
}

interface RowProps {
  view: TranslationView
  row: Row
  review: boolean
  canStart: boolean
  selected: boolean
  toggle: () => void
}

function TranslationRow({ view, row, review, canStart, selected, toggle }: RowProps) {
  const { t } = useLanguage()
  const { guideId, titleEn, title, stage, blocks } = row
  return (
    <tr className="border-b border-line max-md:relative max-md:block max-md:py-4 max-md:pl-9">
      <td className={`${cell} max-md:absolute max-md:top-4 max-md:left-0`}>
        {canStart && isStartable(stage) && (
          <input
            type="checkbox"
            checked={selected}
            onChange={toggle}
            aria-label={t('translation.selectGuide', { id: String(guideId) })}
            className="needs-script mt-0.5 size-5 accent-(--color-accent)"
          />
        )}
      </td>
      <th scope="row" className={`${cell} text-left font-normal md:w-[36%]`}>
        <Link to={comparisonPath(guideId, view)} lang="en" className="font-semibold hover:underline">
          {titleEn}
        </Link>
        <span className="block text-soft">
          <span className="tabular-nums">#{guideId}</span>{' '}
          {title === '' ? t('translation.untitled') : <span lang={view.language}>{title}</span>}
        </span>
      </th>
      <td className={`${cell} whitespace-nowrap text-soft tabular-nums`}>
        <Labelled label={t('translation.text')}>
          {t('translation.characters', {
            english: number(row.englishLength),
            translated: number(row.translatedLength),
          })}
        </Labelled>
      </td>
      <td className={`${cell} text-soft tabular-nums`}>
        <Labelled label={t('translation.blocks')}>
          {blocks === null ? t('translation.notCounted') : <BlocksBar blocks={blocks} />}
        </Labelled>
      </td>
      <td className={cell}>
        <State row={row} />
      </td>
      <td className={`${cell} md:w-40`}>
        <Action view={view} row={row} review={review} canStart={canStart} />
      </td>
    </tr>
  )
}

const number = (value: number) => value.toLocaleString('en')

/** On small screens, the column name is shown before the value. */
function Labelled({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <span className="max-md:flex max-md:gap-3">
      <span aria-hidden="true" className="md:hidden">
        {label}
      </span>
      {children}
    </span>
  )
}

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
      {job?.status === 'failed' && stage !== 'running' && <Reason reason={job.reason ?? ''} />}
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

/** Most reasons describe a model's mistake in an English text, and are in English. */
export function Reason({ reason }: { reason: string }) {
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

type ActionProps = Pick<RowProps, 'view' | 'row' | 'review' | 'canStart'>

/** The next possible action. The button stays the same element when its action changes, so that it keeps the focus. */
function Action({ view, row: { guideId, stage, job }, review, canStart }: ActionProps) {
  const { t } = useLanguage()
  const change = useTranslationChange()
  const { language } = view
  if (stage === 'review' || stage === 'current')
    return (
      <ButtonLink
        to={comparisonPath(guideId, view)}
        variant={stage === 'review' ? 'primary' : 'secondary'}
        aria-label={t('translation.actionOn', { action: t('translation.look'), id: String(guideId) })}
        className="min-h-10 px-4"
      >
        {t('translation.look')}
      </ButtonLink>
    )
  const offer = nextChange()
  if (offer === undefined) return null
  return (
    <Button
      variant="secondary"
      pending={change.isPending}
      aria-label={t('translation.actionOn', { action: offer.label, id: String(guideId) })}
      className="needs-script min-h-10 px-4"
      onClick={() => change.mutate(offer.change)}
    >
      {offer.label}
    </Button>
  )

  function nextChange(): { label: string; change: Change } | undefined {
    if (stage === 'running') {
      if (job === null) return undefined
      return { label: t('translation.cancel'), change: (api) => api.cancel.mutate({ jobId: job.jobId }) }
    }
    if (!canStart) return undefined
    if (stage === 'failed' && job !== null)
      return { label: t('translation.retry'), change: (api) => api.retry.mutate({ jobId: job.jobId }) }
    const guideIds = [guideId]
    return {
      label: t('translation.start'),
      change: (api) => api.startMany.mutate({ language, guideIds, review }),
    }
  }
}

/** When a row with the focus leaves the list, the focus moves to the table, not to the start of the page. */
function useKeptFocus() {
  const table = useRef<HTMLTableElement>(null)
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
