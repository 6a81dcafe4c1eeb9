import { useRef, useState } from 'react'
import { problemsOf, refusalOf, statusOf, type Api } from '../../platform/api/api.ts'
import { trpc } from '../../platform/api/trpc.ts'
import { reportFailure } from '../../platform/browser/report-failure.ts'
import { useLanguage } from '../../platform/texts/language.tsx'
import { toast } from '../../ui/toast-store.ts'
import { keepPlace } from './keep-place.ts'
import { useShownChange } from './use-shown-change.ts'

/** With the id of the operation: submitted again with the same one, it is done once. */
export type Work = (desk: Api['desk'], operationId: string) => Promise<unknown>

type State =
  | { is: 'open'; failure?: string }
  | { is: 'unproven' | 'unanswered'; work: Work }
  /** What the dialog showed is no longer true. */
  | { is: 'outdated'; change: string }

/** Does something at the desk, says that it is done or why not, and shows what it changed. */
export function useDeed(done: string, close?: () => void) {
  const { t } = useLanguage()
  const { client, desk } = trpc.useUtils()
  const changeOf = useShownChange()
  const operationId = useRef<string>(undefined)
  const [pending, setPending] = useState(false)
  const [state, setState] = useState<State>({ is: 'open' })

  function stateAfter(error: unknown, work: Work): State {
    const refusal = refusalOf(error)
    if (refusal === 'sign-in-again') return { is: 'unproven', work }
    reportFailure('An operation failed', error)
    if ((statusOf(error) ?? 500) >= 500) return { is: 'unanswered', work }
    operationId.current = undefined
    if (refusal === 'changed-since-shown') return { is: 'outdated', change: changeOf(problemsOf(error)) }
    return { is: 'open', failure: refusal === undefined ? t('desk.deed.noAnswer') : t(`refusal.${refusal}`) }
  }

  const act = async (work: Work): Promise<void> => {
    const restorePlace = keepPlace()
    operationId.current ??= crypto.randomUUID()
    setPending(true)
    if (state.is === 'open') setState({ is: 'open' })
    try {
      await work(client.desk, operationId.current)
      operationId.current = undefined
      setState({ is: 'open' })
      toast({ title: done })
      close?.()
    } catch (error) {
      setState(stateAfter(error, work))
    } finally {
      setPending(false)
      await desk.invalidate()
      restorePlace()
    }
  }
  return {
    pending,
    state,
    failure:
      state.is === 'unanswered' ? t('desk.deed.noAnswer') : state.is === 'open' ? state.failure : undefined,
    act,
    again: () => {
      if ('work' in state) void act(state.work)
    },
  }
}
