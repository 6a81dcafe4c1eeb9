import { useId, useRef } from 'react'
import { formatMoneyInText } from '../../../shared/money-in-text.ts'
import type { Translate } from '../../../shared/texts/translate.ts'
import { useHydrated } from '../../platform/browser/use-hydrated.ts'
import { useNavigate, usePath, useQueryString } from '../../platform/pages/navigation.tsx'
import { useLanguage } from '../../platform/texts/language.tsx'
import { Button } from '../../ui/button.tsx'
import { formatWaitText } from '../wait-text.ts'
import { getPaymentWaitSeconds, type OpenedPaymentQuery } from './sale.ts'

export type DiscountCodeState = ReturnType<typeof useDiscountCode>

/** Reads and writes the code in the page's URL, so that links can contain it and a reload keeps it (B21.85). */
export function useDiscountCode() {
  const path = usePath()
  const query = useQueryString()
  const navigate = useNavigate()
  /** Puts another code into the page's URL, or removes it. */
  const take = (typed: string | undefined) => {
    const next = new URLSearchParams(query)
    if (typed === undefined) next.delete('code')
    else next.set('code', typed)
    navigate(next.size === 0 ? path : `${path}?${next}`, { replace: true })
  }
  // Undefined without a code.
  return { typed: query.get('code')?.trim().slice(0, 60) || undefined, take }
}

interface CodeFieldProps {
  code: DiscountCodeState
  intent: OpenedPaymentQuery
}

/** Shows a collapsed field for a code, then the deducted amount or why the code is not accepted (B21.85). */
export function DiscountCodeField({ code, intent }: CodeFieldProps) {
  const { t } = useLanguage()
  const { code: taken, currency = 'usd' } = (intent.isPlaceholderData ? undefined : intent.data) ?? {}
  if (taken == null) return <CodeInput code={code} intent={intent} />
  const less = formatMoneyInText(t, { amountMinor: taken.takenOff, currency })
  return (
    <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 text-md">
      <output className="wrap-anywhere">{t('code.taken', { code: taken.word, less })}</output>
      <button type="button" className="text-link min-h-11 text-sm" onClick={() => code.take(undefined)}>
        {t('code.remove')}
      </button>
    </div>
  )
}

function CodeInput({ code, intent }: CodeFieldProps) {
  const { t } = useLanguage()
  const id = useId()
  // The server renders this page without its query, so hydration must ignore the code.
  const typed = useHydrated() ? code.typed : undefined
  const checking = typed !== undefined && intent.isFetching
  const problem = checking || typed === undefined ? undefined : problemOf(intent, t)
  const input = useRef<HTMLInputElement>(null)
  const apply = () => {
    const next = input.current?.value.trim() ?? ''
    if (next === '') return input.current?.focus()
    if (next === typed) void intent.refetch()
    else code.take(next)
  }
  return (
    <details open={typed !== undefined}>
      <summary className="text-link flex min-h-11 w-fit items-center text-md">{t('code.have')}</summary>
      <div className="grid gap-2 pt-1 pb-2">
        <label htmlFor={id} className="text-md font-semibold">
          {t('receipt.code')}
        </label>
        <div className="flex gap-2">
          <input
            ref={input}
            id={id}
            defaultValue={typed}
            maxLength={60}
            onKeyDown={({ key, nativeEvent }) => {
              // The Enter key that confirms Japanese input must not apply the code.
              if (key === 'Enter' && !nativeEvent.isComposing) apply()
            }}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            aria-invalid={problem !== undefined || undefined}
            aria-describedby={problem === undefined ? undefined : `${id}-problem`}
            className="min-h-11 w-full min-w-0 rounded-control border border-control bg-canvas px-3.5 text-base text-ink uppercase aria-invalid:border-danger"
          />
          <Button variant="secondary" pending={checking} onClick={apply}>
            {t('code.apply')}
          </Button>
        </div>
        <p id={`${id}-problem`} role="alert" className="text-sm font-medium text-danger empty:hidden">
          {problem}
        </p>
        {problem !== undefined && (
          <button
            type="button"
            className="text-link min-h-9 w-fit text-sm"
            onClick={() => code.take(undefined)}
          >
            {t('code.without')}
          </button>
        )}
      </div>
    </details>
  )
}

/** Returns why the code is not accepted; undefined if it is. */
function problemOf({ error, data }: OpenedPaymentQuery, t: Translate): string | undefined {
  const waitSeconds = getPaymentWaitSeconds(error)
  if (waitSeconds !== undefined) return formatWaitText(waitSeconds, t)
  return data?.codeProblem == null ? undefined : t(`code.problem.${data.codeProblem}`)
}
