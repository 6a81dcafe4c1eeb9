import { useEffect, useState } from 'react'
import { formatDay } from '../../../shared/dates.ts'
import { paths } from '../../../shared/paths.ts'
import { getWithdrawPath } from '../../../shared/payments/withdraw-path.ts'
import { useAuth } from '../../auth/session/session-provider.tsx'
import { isUnknownIdError } from '../../platform/api/is-known-id.ts'
import { queryProfiles } from '../../platform/api/query-profiles.ts'
import { trpc } from '../../platform/api/trpc.ts'
import { useHydrated } from '../../platform/browser/use-hydrated.ts'
import { Link, useQueryString } from '../../platform/pages/navigation.tsx'
import type { Head, PageRequest } from '../../platform/pages/page-route.ts'
import { useLanguage } from '../../platform/texts/language.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { focusOnMount } from '../../ui/focus-on-mount.ts'
import { createSubmitHandler, getFormText } from '../../ui/form/form-data.ts'
import { FormAlert } from '../../ui/form/form-failure.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { LinkedText } from '../../ui/linked-text.tsx'
import { LoadFailed } from '../../ui/page/load-failed.tsx'
import { PageSkeleton } from '../../ui/page/page-skeleton.tsx'
import { MembersOnly } from '../../auth/sign-in/members-only.tsx'
import { ContractForm } from './contract-form.tsx'

export async function prepare({ t }: PageRequest): Promise<Head> {
  return { status: 200, title: t('withdraw.head.title'), description: t('withdraw.head.description') }
}

/** Lets the buyer withdraw from an order: when signed in, or with an email's link, whose key is in the URL hash (B8.60). */
export function Page() {
  const { t } = useLanguage()
  const query = useQueryString()
  const receiptId = query.get('receipt')
  const [opened] = useState(receiptId)
  const key = useHydrated() ? window.location.hash.slice(1) : ''
  return (
    <div className="page-width max-w-2xl pt-12 md:pt-16">
      <h1 className="text-3xl">{t(query.has('plan') ? 'withdraw.plan.title' : 'footer.withdraw')}</h1>
      <div className="mt-6 grid gap-8">
        {query.has('plan') ? (
          <MembersOnly>
            <EndPlan />
          </MembersOnly>
        ) : key !== '' ? (
          <ByKey linkKey={key} />
        ) : receiptId === null ? (
          <Start />
        ) : (
          <Own receiptId={receiptId} isChosen={receiptId !== opened} />
        )}
      </div>
    </div>
  )
}

function Start() {
  const { t } = useLanguage()
  const { session } = useAuth()
  return (
    <>
      <p className="text-soft">
        <LinkedText text={t('withdraw.text')} />
      </p>
      {session !== null && <OwnOrders />}
      <section>
        <h2 className="text-lg">{t('withdraw.byNumber')}</h2>
        <LinkForm />
      </section>
    </>
  )
}

function OwnOrders() {
  const { t, language } = useLanguage()
  const { data, isError, refetch } = trpc.payments.receipts.useQuery(undefined, queryProfiles.other)
  if (isError) return <LoadFailed retry={refetch} />
  if (data === undefined) return <PageSkeleton />
  if (data.receipts.length === 0) return null
  return (
    <section>
      <h2 className="text-lg">{t('withdraw.own')}</h2>
      <ul className="mt-2">
        {data.receipts.map(({ id, description, descriptionLanguage, paidAt }) => (
          <li key={id} className="flex items-baseline justify-between gap-6 border-b border-line py-3">
            <Link to={getWithdrawPath(id)} lang={descriptionLanguage} className="text-link min-w-0">
              {description}
            </Link>
            <time dateTime={paidAt} className="shrink-0 text-md text-soft">
              {formatDay(language, new Date(paidAt))}
            </time>
          </li>
        ))}
      </ul>
    </section>
  )
}

function LinkForm() {
  const { t, language } = useLanguage()
  const ask = trpc.withdrawals.askLink.useMutation()
  const submit = createSubmitHandler((data) =>
    ask.mutate({ number: getFormText(data, 'number'), email: getFormText(data, 'email'), language }),
  )
  if (ask.isSuccess)
    return (
      <output ref={focusOnMount} tabIndex={-1} className="mt-4 block">
        {t('withdraw.sent')}
      </output>
    )
  return (
    <form className="mt-4 grid gap-5" onSubmit={submit}>
      <TextField
        name="number"
        label={t('receipt.reference')}
        hint={t('withdraw.numberHint')}
        required
        maxLength={255}
      />
      <TextField
        name="email"
        type="email"
        autoComplete="email"
        label={t('withdraw.email')}
        required
        maxLength={254}
      />
      <FormAlert text={ask.isError ? t('withdraw.failed') : undefined} />
      <Button type="submit" pending={ask.isPending} className="justify-self-start">
        {t('withdraw.send')}
      </Button>
    </form>
  )
}

function Own({ receiptId, isChosen }: { receiptId: string; isChosen: boolean }) {
  const { session, state } = useAuth()
  const { withdrawals } = trpc.useUtils()
  const look = trpc.withdrawals.find.useQuery(
    { receiptId },
    { ...queryProfiles.fresh, enabled: session !== null },
  )
  const confirm = trpc.withdrawals.confirm.useMutation({
    onSuccess: (contract) => withdrawals.find.setData({ receiptId }, contract),
  })
  if (session === null && state !== 'loading') return <Start />
  if (isUnknownIdError(look.error)) return <Start />
  if (look.isError) return <LoadFailed retry={look.refetch} />
  if (look.data === undefined) return <PageSkeleton />
  return (
    <ContractForm
      contract={look.data}
      isChosen={isChosen}
      pending={confirm.isPending}
      failed={confirm.isError}
      withdraw={(guideIds) => confirm.mutate({ receiptId, guideIds })}
    />
  )
}

function ByKey({ linkKey: key }: { linkKey: string }) {
  const { t } = useLanguage()
  const look = trpc.withdrawals.findByKey.useMutation()
  const { mutate } = look
  useEffect(() => mutate({ key }), [mutate, key])
  const confirm = trpc.withdrawals.confirmByKey.useMutation()
  const contract = confirm.data ?? look.data
  if (isUnknownIdError(look.error))
    return (
      <div role="alert" className="grid justify-items-start gap-4">
        <p>{t('withdraw.unknown')}</p>
        <ButtonLink to={paths.withdraw} onClick={() => window.location.assign(window.location.pathname)}>
          {t('withdraw.again')}
        </ButtonLink>
      </div>
    )
  if (look.isError) return <LoadFailed retry={() => look.mutateAsync({ key })} />
  if (contract === undefined) return <PageSkeleton />
  return (
    <ContractForm
      contract={contract}
      isChosen={false}
      pending={confirm.isPending}
      failed={confirm.isError}
      withdraw={(guideIds) => confirm.mutate({ key, guideIds })}
    />
  )
}

/** Ends the plan at the end of the paid month. Emails about charges link here (B8.64). */
function EndPlan() {
  const { t, language } = useLanguage()
  const { access } = trpc.useUtils()
  const plan = trpc.access.plan.useQuery(undefined, queryProfiles.fresh)
  const end = trpc.payments.endPlan.useMutation({ onSuccess: () => access.plan.invalidate() })
  if (plan.isError) return <LoadFailed retry={plan.refetch} />
  if (plan.data === undefined) return <PageSkeleton />
  const { periodEnd, renews, held, subscribed } = plan.data
  const date = periodEnd === null ? '' : formatDay(language, new Date(periodEnd))
  if (held === null || !renews)
    return (
      <output
        {...(end.isSuccess && { ref: focusOnMount, tabIndex: -1 })}
        className="grid justify-items-start gap-4"
      >
        {held === null || !subscribed ? t('withdraw.plan.none') : t('withdraw.plan.ends', { date })}
        <ButtonLink to={paths.profile} variant="secondary">
          {t('profile.title')}
        </ButtonLink>
      </output>
    )
  return (
    <div className="grid justify-items-start gap-4">
      <p>{t('withdraw.plan.renews', { date })}</p>
      <FormAlert text={end.isError ? t('withdraw.failed') : undefined} />
      <Button pending={end.isPending} onClick={() => end.mutate()}>
        {t('withdraw.plan.action')}
      </Button>
    </div>
  )
}
