import { useState } from 'react'
import { formatDay } from '../../../shared/dates.ts'
import { paths } from '../../../shared/paths.ts'
import { explainAccountError } from '../../auth/identity/account-errors.ts'
import { MembersOnly } from '../../auth/sign-in/members-only.tsx'
import { trpc } from '../../platform/api/trpc.ts'
import { getRefusalCode } from '../../platform/api/api.ts'
import { useHydrated } from '../../platform/browser/use-hydrated.ts'
import { useQueryString } from '../../platform/pages/navigation.tsx'
import { useLanguage } from '../../platform/texts/language.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { usePendingAction } from '../../ui/form/use-pending-action.ts'
import { FormAlert } from '../../ui/form/form-failure.tsx'
import { LoadFailed } from '../../ui/page/load-failed.tsx'
import { MessagePage } from '../../ui/page/message-page.tsx'
import { PageSkeleton } from '../../ui/page/page-skeleton.tsx'

/** Cancels an account deletion, for a signed-in user or with the email's link, whose key is in the URL fragment (B18.4). */
export function KeepAccountPage() {
  const isHydrated = useHydrated()
  if (!isHydrated) return <PageSkeleton />
  const key = window.location.hash.slice(1)
  return key === '' ? <KeepOwn /> : <KeepByKey linkKey={key} />
}

function KeepOwn() {
  const { t } = useLanguage()
  // The user who has just requested the deletion is logged out.
  const variant = useQueryString().has('requested') ? 'requested' : 'guest'
  return (
    <MembersOnly title={t(`keep.${variant}Title`)} text={t(`keep.${variant}Text`)}>
      <KeepAsMember />
    </MembersOnly>
  )
}

function KeepAsMember() {
  const { data, isError, refetch } = trpc.auth.me.useQuery(undefined, { staleTime: 0 })
  const { auth } = trpc.useUtils()
  const keep = trpc.account.keep.useMutation()
  if (isError) return <LoadFailed retry={refetch} />
  if (data === undefined) return <PageSkeleton />
  const doKeep = async () => {
    await keep.mutateAsync()
    // After a later log-out, the page must not say that the deletion is scheduled.
    window.history.replaceState(null, '', window.location.pathname)
    await auth.me.invalidate()
  }
  return <Keep deletesAt={data.user.deletesAt} keep={doKeep} />
}

function KeepByKey({ linkKey: key }: { linkKey: string }) {
  const { t } = useLanguage()
  const { data, error, refetch } = trpc.account.closingByKey.useQuery({ key }, { staleTime: 0 })
  const { account, auth } = trpc.useUtils()
  const keep = trpc.account.keepByKey.useMutation()
  if (['not-found', 'invalid-input'].includes(getRefusalCode(error) ?? ''))
    return (
      <MessagePage title={t('keep.gone')} text={t('keep.goneText')}>
        <ButtonLink to={paths.contact} variant="secondary">
          {t('footer.contact')}
        </ButtonLink>
      </MessagePage>
    )
  if (error !== null) return <LoadFailed retry={refetch} />
  if (data === undefined) return <PageSkeleton />
  const doKeep = async () => {
    account.closingByKey.setData({ key }, await keep.mutateAsync({ key }))
    await auth.me.invalidate()
  }
  return <Keep deletesAt={data.deletesAt} keep={doKeep} />
}

function Keep({ deletesAt, keep }: { deletesAt: string | null; keep: () => Promise<void> }) {
  const { t, language } = useLanguage()
  const [pressed, setPressed] = useState(false)
  const { pending, failure, run } = usePendingAction((error) => explainAccountError(error, t))
  if (deletesAt === null)
    return (
      <MessagePage title={t('keep.kept')} text={pressed ? t('keep.keptText') : undefined}>
        <ButtonLink to={paths.profile}>{t('profile.title')}</ButtonLink>
      </MessagePage>
    )
  const press = () => {
    setPressed(true)
    void run(keep)
  }
  return (
    <MessagePage
      title={t('keep.title', { date: formatDay(language, new Date(deletesAt)) })}
      text={t('keep.text')}
    >
      <FormAlert text={failure} />
      <Button pending={pending} onClick={press}>
        {t('keep.action')}
      </Button>
    </MessagePage>
  )
}
