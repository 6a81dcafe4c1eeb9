import { useEffect, useRef, useState } from 'react'
import { translationsPageSize } from '../../shared/translation/translation.ts'
import { trpc } from '../platform/api/trpc.ts'
import { useLanguage } from '../platform/texts/language.tsx'
import { Button } from '../ui/button.tsx'
import { showToast } from '../ui/toast-store.ts'
import { formatMicroUsd } from './format-amounts.ts'
import { isStartableStage, type StartProps } from './translation-table.tsx'
import type { TranslationView } from './translation-view.ts'
import { useTranslationChange } from './use-translation-change.ts'

interface StartBarProps extends StartProps {
  /** Number of guides at the stage, on all pages. */
  total: number
}

const small = '-mx-2 min-h-9 px-2 text-accent'

/** Shows the estimated cost of the selected guides, and starts their jobs. */
export function StartBar({ view, total, selection, select, review }: StartBarProps) {
  const { t, language } = useLanguage()
  const isStage = selection === 'stage'
  const chosen = isStage ? [] : [...selection].toSorted((one, other) => one - other)
  const canTakeStage = view.stage !== undefined && isStartableStage(view.stage) && total > 0
  const isIdle = !isStage && chosen.length === 0
  const input = { language: view.language, ...(isStage ? { stage: view.stage } : { guideIds: chosen }) }
  const { data, isError } = trpc.translation.plan.useQuery(input, {
    enabled: !isIdle,
    staleTime: 0,
    placeholderData: (shown) => shown,
  })
  const { data: settings } = trpc.translation.settings.useQuery()
  const leftToday = (settings?.dailyLimitMicroUsd ?? 0) - (settings?.spentTodayMicroUsd ?? 0)
  const isOver = data !== undefined && data.costMicroUsd > leftToday
  const starts = useStarts(view, review, () => select(new Set()))
  const count = isStage ? (data?.guideIds.length ?? total) : chosen.length
  const cost =
    data === undefined
      ? undefined
      : t('translation.costAbout', { cost: formatMicroUsd(language, data.costMicroUsd) })
  if (isIdle && starts.progress === undefined) return null
  return (
    <div className="needs-script bottom-bar sticky bottom-0 z-10 mt-6 -mx-2 flex flex-wrap items-center gap-x-5 gap-y-3 rounded-card border border-line bg-surface px-5 py-3">
      {starts.progress === undefined ? (
        <>
          <output className="text-md">
            <span className="font-semibold">{t('admin.guides.selected', { count })}</span>{' '}
            <span className="text-soft tabular-nums">
              {isError ? t('translation.noEstimate') : (cost ?? t('translation.estimating'))}
            </span>
            {isOver && <span className="block text-sm text-premium">{t('translation.overBudget')}</span>}
          </output>
          {canTakeStage && !isStage && count < total && (
            <Button variant="quiet" className={small} onClick={() => select('stage')}>
              {t('translation.selectStage', { count: total })}
            </Button>
          )}
          <Button variant="quiet" className={small} onClick={() => select(new Set())}>
            {t('admin.guides.selectNone')}
          </Button>
          <Button
            className="md:ml-auto"
            pending={isStage && data === undefined}
            onClick={() => starts.start(isStage ? (data?.guideIds ?? []) : chosen)}
          >
            {t('translation.startCount', { count })}
          </Button>
        </>
      ) : (
        <>
          <output className="text-md tabular-nums">
            {t('translation.starting', { done: starts.progress.done, total: starts.progress.total })}
          </output>
          <Button variant="secondary" onClick={starts.stop}>
            {t('translation.stop')}
          </Button>
        </>
      )}
    </div>
  )
}

/** Starts jobs for any number of guides, in batches of the size that one request accepts. */
function useStarts(view: TranslationView, review: boolean, done: () => void) {
  const { t } = useLanguage()
  const { translation } = trpc.useUtils().client
  const change = useTranslationChange()
  const [progress, setProgress] = useState<{ done: number; total: number }>()
  const stopped = useRef(false)
  const stop = () => {
    stopped.current = true
  }
  useEffect(
    () => () => {
      stopped.current = true
    },
    [],
  )

  const startAll = async (guideIds: readonly number[]) => {
    const sum = { started: 0, left: 0 }
    for (let at = 0; at < guideIds.length && !stopped.current; at += translationsPageSize) {
      setProgress({ done: at, total: guideIds.length })
      const some = guideIds.slice(at, at + translationsPageSize)
      const { started, left } = await translation.startMany.mutate({
        language: view.language,
        guideIds: some,
        review,
      })
      sum.started += started
      sum.left += left
    }
    showToast({
      title: t('translation.started', { count: sum.started }),
      ...(sum.left === 0 ? {} : { description: t('translation.leftOut', { count: sum.left }) }),
    })
    done()
  }
  return {
    progress,
    stop,
    start(guideIds: readonly number[]) {
      stopped.current = false
      setProgress({ done: 0, total: guideIds.length })
      change.mutate(() => startAll(guideIds), { onSettled: () => setProgress(undefined) })
    },
  }
}
