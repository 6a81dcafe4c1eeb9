import { useRef, useState } from 'react'
import { getFieldProblems, getRefusalCode, getHttpStatus, type Api } from '../../platform/api/api.ts'
import { trpc } from '../../platform/api/trpc.ts'
import { reportFailure } from '../../platform/browser/report-failure.ts'
import { useLanguage } from '../../platform/texts/language.tsx'
import { rememberFocus } from '../../ui/page/remember-focus.ts'
import { showToast } from '../../ui/toast-store.ts'
import { formatDay } from '../../../shared/dates.ts'
import { dialogConflicts } from '../../../shared/admin/dialog-conflicts.ts'
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
  const { t } = useLanguage()
  const { client, admin } = trpc.useUtils()
  const changeOf = useShownChange()
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
      return { is: 'outdated', change: changeOf(getFieldProblems(error)) }
    return {
      is: 'open',
      failure: refusal === undefined ? t('admin.confirm.noAnswer') : t(`refusal.${refusal}`),
    }
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
  return {
    pending,
    state,
    failure:
      state.is === 'unanswered'
        ? t('admin.confirm.noAnswer')
        : state.is === 'open'
          ? state.failure
          : undefined,
    act,
    again: () => {
      if ('submit' in state) void act(state.submit)
    },
  }
}

/** Returns a function that explains a `changed-since-shown` refusal in the page's language. */
function useShownChange() {
  const { t, language } = useLanguage()
  return (problems: readonly { field: string; reason: string }[]): string => {
    const [problem] = problems
    const change = dialogConflicts.find((each) => each === problem?.field)
    if (problem === undefined || change === undefined) return t('refusal.changed-since-shown')
    return t(`admin.changed.${change}`, { value: valueOf(change, problem.reason) })
  }

  function valueOf(change: (typeof dialogConflicts)[number], value: string): string {
    if (change === 'pro-ends' || change === 'pro-renewed') return formatDay(language, new Date(value))
    if (change === 'role') return t(`admin.role.${roles.find((each) => each === value) ?? 'none'}`)
    return value
  }
}
