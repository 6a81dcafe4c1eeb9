import type { ReactNode } from 'react'
import { formatDay, formatDateTime } from '../../../shared/dates.ts'
import { formatMoney } from '../../../shared/money.ts'
import { paths } from '../../../shared/paths.ts'
import { getWithdrawPath } from '../../../shared/payments/withdraw-path.ts'
import { reportFailure } from '../../platform/browser/report-failure.ts'
import { NotFoundPage } from '../../ui/page/not-found-page.tsx'
import { PageSkeleton } from '../../ui/page/page-skeleton.tsx'
import { getRefusalCode, type RouterOutputs } from '../../platform/api/api.ts'
import { trpc } from '../../platform/api/trpc.ts'
import { useLanguage } from '../../platform/texts/language.tsx'
import { isKnownId, isUnknownIdError } from '../../platform/api/is-known-id.ts'
import type { PageProps } from '../../platform/pages/lazy-component.tsx'
import type { Head, PageRequest } from '../../platform/pages/page-route.ts'
import { Link } from '../../platform/pages/navigation.tsx'
import { queryProfiles } from '../../platform/api/query-profiles.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { LoadFailed } from '../../ui/page/load-failed.tsx'
import { CompanyInvoiceForm } from './company-invoice-form.tsx'
import { MembersOnly } from '../../auth/sign-in/members-only.tsx'

/** Prepares the page. Returns undefined for a receipt of another user; guests see a login prompt first. */
export async function prepare({ data, params, t }: PageRequest): Promise<Head | undefined> {
  const receiptId = params['id'] ?? ''
  const isMember = (await data.auth.session.fetch()) !== null
  if (isMember && !(await isKnownId(data.payments.receipt.fetch({ receiptId })))) return undefined
  return { status: 200, title: t('receipt.head.title'), description: t('receipt.head.description') }
}

export function Page({ params }: PageProps) {
  return (
    <MembersOnly>
      <ReceiptWithId receiptId={params['id'] ?? ''} />
    </MembersOnly>
  )
}

function ReceiptWithId({ receiptId }: { receiptId: string }) {
  const { data, error, refetch } = trpc.payments.receipt.useQuery({ receiptId }, queryProfiles.fresh)
  if (data !== undefined) return <Receipt receipt={data} />
  if (error === null) return <PageSkeleton />
  if (isUnknownIdError(error)) return <NotFoundPage />
  return (
    <div className="page-width pt-16">
      <LoadFailed retry={refetch} />
    </div>
  )
}

function Receipt({ receipt }: { receipt: RouterOutputs['payments']['receipt'] }) {
  const { t, language } = useLanguage()
  const { amount, takenOff, code, currency, paidAt, refundedAt, refundedAmount, bankReturnedAmount } = receipt
  const money = (amountMinor: number) => formatMoney({ amountMinor, currency })
  const returned = [
    [refundedAmount, refundedAmount < amount ? 'receipt.refundedPart' : 'receipt.refunded'],
    [bankReturnedAmount, 'receipt.bankReturned'],
  ] as const
  return (
    <div className="page-width pt-12 md:pt-16">
      <p className="mb-6 print:hidden">
        <Link to={paths.profile} className="text-link">
          {t('receipts.back')}
        </Link>
      </p>
      <article className="max-w-2xl rounded-card border border-line bg-surface p-6 md:p-10 print:border-0 print:p-0">
        <h1 className="text-2xl">{t('receipt.title')}</h1>
        <p className="mt-6 text-3xl font-semibold tabular-nums">{money(amount)}</p>
        {returned.map(
          ([amountMinor, text]) =>
            refundedAt !== null &&
            amountMinor > 0 && (
              <p key={text} className="mt-2 font-semibold text-premium">
                {t(text, { amount: money(amountMinor), date: formatDay(language, new Date(refundedAt)) })}
              </p>
            ),
        )}
        <dl className="mt-8 border-t border-line">
          <Row name={t('receipt.item')}>
            <span lang={receipt.descriptionLanguage}>
              {receipt.guideId === null || receipt.lines.length > 0 ? (
                receipt.description
              ) : (
                <Link to={paths.guide(receipt.guideId)} className="text-link">
                  {receipt.description}
                </Link>
              )}
            </span>
          </Row>
          {receipt.lines.map((line, index) => (
            <Row key={line.guideId} name={t('receipt.guide', { number: index + 1 })}>
              <Link to={paths.guide(line.guideId)} lang={receipt.descriptionLanguage} className="text-link">
                {line.title}
              </Link>{' '}
              <span className="tabular-nums">{money(line.amount)}</span>
              {line.givenBack && <span className="block text-sm text-soft">{t('receipt.givenBack')}</span>}
            </Row>
          ))}
          {takenOff > 0 && (
            <>
              <Row name={t('receipt.price')}>{money(amount + takenOff)}</Row>
              <Row name={t('receipt.takenOff')}>{money(takenOff)}</Row>
              {code !== null && <Row name={t('receipt.code')}>{code}</Row>}
            </>
          )}
          <Row name={t('receipt.currency')}>{currency.toUpperCase()}</Row>
          <Row name={t('receipt.paidOn')}>
            <time dateTime={paidAt}>{formatDay(language, new Date(paidAt))}</time>
          </Row>
          <Row name={t('receipt.buyer')}>{receipt.buyer}</Row>
          <Row name={t('receipt.seller')}>{receipt.seller}</Row>
          <Row name={t('receipt.reference')}>{receipt.reference}</Row>
          {receipt.declarations !== null && (
            <Row name={t('receipt.declared')}>
              <span lang={receipt.descriptionLanguage} className="whitespace-pre-line">
                {receipt.declarations}
              </span>
            </Row>
          )}
          {receipt.withdrawUntil !== null && (
            <Row name={t('receipt.withdrawUntil')}>
              <time dateTime={receipt.withdrawUntil}>
                {formatDateTime(language, new Date(receipt.withdrawUntil))}
              </time>
            </Row>
          )}
        </dl>
      </article>
      <div className="mt-6 flex flex-wrap gap-3 print:hidden">
        <Button onClick={() => window.print()}>{t('receipt.print')}</Button>
        <SendAgain receiptId={receipt.id} />
        {receipt.withdrawUntil !== null && (
          <ButtonLink to={getWithdrawPath(receipt.id)} variant="secondary">
            {t('receipt.withdraw')}
          </ButtonLink>
        )}
      </div>
      <CompanyInvoiceForm receiptId={receipt.id} />
    </div>
  )
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 border-b border-line py-3 last:border-b-0 last:pb-0 sm:grid-cols-[12rem_minmax(0,1fr)]">
      <dt className="text-soft">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  )
}

function SendAgain({ receiptId }: { receiptId: string }) {
  const { t } = useLanguage()
  const send = trpc.payments.sendReceiptAgain.useMutation({
    onSuccess: ({ to }) => showToast({ title: t('receipt.sent', { email: to }), variant: 'success' }),
    onError(error) {
      if (getRefusalCode(error) === 'too-many-requests') return showToast({ title: t('receipt.sentAlready') })
      reportFailure('The receipt could not be sent', error)
      return showToast({ title: t('auth.error'), description: t('receipt.sendFailed'), variant: 'error' })
    },
  })
  return (
    <Button variant="secondary" pending={send.isPending} onClick={() => send.mutate({ receiptId })}>
      {t('receipt.sendAgain')}
    </Button>
  )
}
