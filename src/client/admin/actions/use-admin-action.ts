import { useRef, useState } from 'react'
import { getFieldProblems, getRefusalCode, getHttpStatus, type Api } from '../../platform/api/api.ts'
import { trpc } from '../../platform/api/trpc.ts'
import { reportFailure } from '../../platform/browser/report-failure.ts'
import { useLanguage } from '../../platform/texts/language.tsx'
import { rememberFocus } from '../../ui/page/remember-focus.ts'
import { showToast } from '../../ui/toast-store.ts'
import { explainError } from './explain-error.ts'
import { formatDay } from '../../../shared/dates.ts'
import { dialogConflicts } from '../../../shared/admin/dialog-conflicts.ts'
import type { PageLanguage } from '../../../shared/languages.ts'
import type { Translate } from '../../../shared/texts/translate.ts'
import { roles } from '../../../shared/auth/roles.ts'

/** Calls the server. A repeated call with the same operation id has no further effect. */
export type SubmitAdminAction = (admin: Api['admin'], operationId: string) => Promise<unknown>

type State =
  | { is: 'open'; failure?: string }
  | { is: 'unproven' | 'unanswered'; submit: SubmitAdminAction }
  /** Data has changed since the dialog opened; `change` describes how. */
  | { is: 'outdated'; change: string }

/** Submits an admin action, shows its outcome, and refetches what it changed. */
export function useAdminAction(done: string, close?: () => void) {
  const { t, language } = useLanguage()
  const { client, admin } = trpc.useUtils()
  const operationId = useRef<string>(undefined)
  const [pending, setPending] = useState(false)
  const [state, setState] = useState<State>({ is: 'open' })

  function stateAfter(error: unknown, submit: SubmitAdminAction): State {
    const refusal = getRefusalCode(error)
    if (refusal === 'sign-in-again') return { is: 'unproven', submit }
    reportFailure('An operation failed', error)
    if ((getHttpStatus(error) ?? 500) >= 500) return { is: 'unanswered', submit }
    operationId.current = undefined
    if (refusal === 'changed-since-shown')
      return { is: 'outdated', change: explainChange(t, language, error) }
    return { is: 'open', failure: explainError(t, error) }
  }

  const act = async (submit: SubmitAdminAction): Promise<void> => {
    const restoreFocus = rememberFocus()
    operationId.current ??= crypto.randomUUID()
    setPending(true)
    if (state.is === 'open') setState({ is: 'open' })
    try {
      await submit(client.admin, operationId.current)
      operationId.current = undefined
      setState({ is: 'open' })
      showToast({ title: done })
      close?.()
    } catch (error) {
      setState(stateAfter(error, submit))
    } finally {
      setPending(false)
      await admin.invalidate()
      restoreFocus()
    }
  }
  const failure = state.is === 'unanswered' ? t('admin.confirm.noAnswer') : undefined
  return {
    pending,
    state,
    failure: state.is === 'open' ? state.failure : failure,
    act,
    again: () => {
      if ('submit' in state) void act(state.submit)
    },
  }
}

/** Explains a `changed-since-shown` refusal in the page's language. */
function explainChange(t: Translate, language: PageLanguage, error: unknown): string {
  const [problem] = getFieldProblems(error)
  const change = dialogConflicts.find((each) => each === problem?.field)
  if (problem === undefined || change === undefined) return t('refusal.changed-since-shown')
  let value = problem.reason
  if (change === 'pro-ends' || change === 'pro-renewed') value = formatDay(language, new Date(value))
  if (change === 'role') value = t(`admin.role.${roles.find((each) => each === value) ?? 'none'}`)
  return t(`admin.changed.${change}`, { value })
}
