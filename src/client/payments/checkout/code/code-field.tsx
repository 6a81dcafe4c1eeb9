import { useId, useRef, type ReactNode } from 'react'
import { formatMoney } from '../../../../shared/money.ts'
import { useHydrated } from '../../../platform/browser/use-hydrated.ts'
import { useLanguage } from '../../../platform/texts/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { waitText } from '../../too-many-tries.ts'
import { waitBeforeIntent, type usePaymentIntent } from '../card/use-payment-intent.ts'
import type { TypedCode } from './use-code.ts'

interface CodeFieldProps {
  code: TypedCode
  intent: ReturnType<typeof usePaymentIntent>
}

/** A payment below the field for its code; nothing asks for one where nothing is to be paid. */
export function WithCode({ children, ...field }: CodeFieldProps & { children: ReactNode }) {
  const { isError, error } = field.intent
  const isAsked = !isError || waitBeforeIntent(error) !== undefined
  return (
    <div className="grid gap-4">
      {isAsked && <CodeField {...field} />}
      {children}
    </div>
  )
}

/** Quiet until somebody has a code; then it says what the code takes off, or why it takes nothing off (B21.85). */
function CodeField({ code, intent }: CodeFieldProps) {
  const taken = intent.isPlaceholderData ? null : intent.data?.code
  return taken == null ? (
    <AskForCode code={code} intent={intent} />
  ) : (
    <TakenCode taken={taken} code={code} intent={intent} />
  )
}

function TakenCode({
  taken: { word, takenOff },
  code,
  intent,
}: CodeFieldProps & { taken: { word: string; takenOff: number } }) {
  const { t } = useLanguage()
  const { currency = 'usd' } = intent.data ?? {}
  const less = formatMoney({ amountMinor: takenOff, currency })
  return (
    <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 text-md">
      <output className="wrap-anywhere">{t('code.taken', { code: word, less })}</output>
      <button type="button" className="text-link min-h-11 text-sm" onClick={() => code.take(undefined)}>
        {t('code.remove')}
      </button>
    </div>
  )
}

function AskForCode({ code, intent }: CodeFieldProps) {
  const { t } = useLanguage()
  const id = useId()
  // The server sees no query of this page, and asks nothing.
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
          {t('code.label')}
        </label>
        <div className="flex gap-2">
          <input
            ref={input}
            id={id}
            defaultValue={typed}
            maxLength={60}
            onKeyDown={({ key, nativeEvent }) => {
              // Not the one that ends what is composed in Japanese.
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

/** Why the code of this page takes nothing off. */
function problemOf(
  intent: CodeFieldProps['intent'],
  t: ReturnType<typeof useLanguage>['t'],
): string | undefined {
  const waitSeconds = waitBeforeIntent(intent.error)
  if (waitSeconds !== undefined) return waitText(waitSeconds, t)
  const problem = intent.data?.codeProblem
  return problem == null ? undefined : t(`code.problem.${problem}`)
}
