import type { RouterOutputs } from '../../platform/api/api.ts'
import type { trpc } from '../../platform/api/trpc.ts'
import { reportFailure } from '../../platform/browser/report-failure.ts'
import { useLanguage } from '../../platform/texts/language.tsx'
import { showToast } from '../../ui/toast-store.ts'

interface OptInCheckboxProps {
  label: string
  wish: { data: RouterOutputs['progress']['savedWish'] | undefined }
  change: ReturnType<typeof trpc.progress.setSavedWish.useMutation>
}

/** Renders a checkbox that opts in to emails in the page's language. Unchecked by default. */
export function OptInCheckbox({ label, wish, change }: OptInCheckboxProps) {
  const { language } = useLanguage()
  if (wish.data === undefined) return null
  return (
    <label className="mt-6 flex min-h-11 max-w-measure items-center gap-3">
      <input
        type="checkbox"
        className="size-4.5 shrink-0 accent-accent"
        checked={change.isPending ? change.variables.wanted : wish.data.wanted}
        disabled={change.isPending}
        onChange={(event) => change.mutate({ wanted: event.currentTarget.checked, language })}
      />
      {label}
    </label>
  )
}

/** Returns mutation callbacks that refetch the opt-in, or show the error. */
export function useOptInChange(wish: { refetch: () => Promise<unknown> }) {
  const { t } = useLanguage()
  return {
    onSuccess: () => wish.refetch(),
    onError(error: unknown) {
      reportFailure('The wish could not be stored', error)
      showToast({ title: t('auth.error'), description: t('saved.wishFailed'), variant: 'error' })
    },
  }
}
