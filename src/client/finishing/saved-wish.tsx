import { useAuth } from '../auth/session/session-provider.tsx'
import { trpc } from '../platform/api/trpc.ts'
import { profiles } from '../platform/api/query-profiles.ts'
import { reportFailure } from '../platform/browser/report-failure.ts'
import { useLanguage } from '../platform/texts/language.tsx'
import { toast } from '../ui/toast-store.ts'

/** B21.21: whether somebody who is logged in wants to hear of the guides that they saved. Off until they press it. */
export function SavedWish() {
  const { session } = useAuth()
  return session === null ? null : <Wish />
}

function Wish() {
  const { t, language } = useLanguage()
  const wish = trpc.finishing.savedWish.useQuery(undefined, profiles.other)
  const change = trpc.finishing.setSavedWish.useMutation({
    onSuccess: () => wish.refetch(),
    onError(error) {
      reportFailure('The wish could not be stored', error)
      toast({ title: t('auth.error'), description: t('saved.wishFailed'), variant: 'error' })
    },
  })
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
      {t('saved.wish')}
    </label>
  )
}
