import { formatDay } from '../../../shared/dates.ts'
import { localizePath, paths } from '../../../shared/paths.ts'
import { useAuth } from '../../auth/session/session-provider.tsx'
import type { RouterOutputs } from '../../platform/api/api.ts'
import { trpc } from '../../platform/api/trpc.ts'
import { queryProfiles } from '../../platform/api/query-profiles.ts'
import { useLanguage } from '../../platform/texts/language.tsx'
import { LoadFailed } from '../../ui/page/load-failed.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ChangeConfirmation } from '../security/change-confirmation.tsx'

type Closing = RouterOutputs['account']['closing']

/** Says what is deleted and what stays, before the confirmation (B18.2). */
export function AccountDeletionForm({ close }: { close: () => void }) {
  const { t, language } = useLanguage()
  const { signOut } = useAuth()
  const { data, isError, refetch } = trpc.account.closing.useQuery(undefined, queryProfiles.fresh)
  const ask = trpc.account.askDeletion.useMutation()
  if (isError) return <LoadFailed retry={refetch} />
  if (data === undefined) return <Skeleton className="h-40" />
  return (
    <div className="grid gap-5">
      <Consequences closing={data} />
      <ChangeConfirmation
        text={t('closing.next')}
        action={t('closing.confirm')}
        work={() => ask.mutateAsync({ language })}
        done={() => {
          // The log-out reloads the page, so the URL is replaced first: the reloaded page lets the user cancel the deletion.
          window.history.replaceState(null, '', `${localizePath(language, paths.keepAccount)}?requested=1`)
          void signOut()
        }}
        cancel={close}
      />
    </div>
  )
}

function Consequences({ closing: { guides, pro, proUntil, payments } }: { closing: Closing }) {
  const { t, language } = useLanguage()
  return (
    <>
      <div>
        <h4 className="font-semibold">{t('closing.goes')}</h4>
        <ul className="mt-2 list-disc pl-5">
          {guides > 0 && <li>{t('closing.guides', { count: guides })}</li>}
          {pro === 'renews' && <li>{t('closing.proRenews')}</li>}
          {pro === 'ends' && proUntil !== null && (
            <li>{t('closing.proEnds', { date: formatDay(language, new Date(proUntil)) })}</li>
          )}
          <li>{t('closing.person')}</li>
          <li>{t('closing.letters')}</li>
        </ul>
      </div>
      <div>
        <h4 className="font-semibold">{t('closing.stays')}</h4>
        <ul className="mt-2 list-disc pl-5">
          {payments > 0 && <li>{t('closing.payments', { count: payments })}</li>}
          <li>{t('closing.backups')}</li>
        </ul>
      </div>
    </>
  )
}
