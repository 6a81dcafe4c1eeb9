import { useState, type FormEvent, type ReactNode } from 'react'
import { formatDateTime } from '../../../shared/dates.ts'
import { formatMoneyInText } from '../../../shared/money-in-text.ts'
import { formatMoney } from '../../../shared/money.ts'
import { paths } from '../../../shared/paths.ts'
import type { ShownContract } from '../../../shared/payments/withdrawal-schemas.ts'
import { useLanguage } from '../../platform/texts/language.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { focusOnMount } from '../../ui/focus-on-mount.ts'
import { FormAlert } from '../../ui/form/form-failure.tsx'

interface ContractFormProps {
  contract: ShownContract
  /** Whether the buyer chose the order on this page; its heading then gets the focus. */
  isChosen: boolean
  pending: boolean
  failed: boolean
  /** Withdraws from the contract for these guides; null stands for the whole contract. */
  withdraw: (guideIds: number[] | null) => void
}

/** Shows a contract, the effects of a withdrawal, and a button that confirms it. */
export function ContractForm({ contract, isChosen, ...confirm }: ContractFormProps) {
  const { t, language } = useLanguage()
  const { description, descriptionLanguage, currency, paid, number, until, obstacle, withdrawnAt } = contract
  const [earlier] = useState(withdrawnAt)
  const money = (amountMinor: number) => formatMoney({ amountMinor, currency })
  return (
    <>
      {withdrawnAt !== null && (
        <section className="rounded-card border border-line bg-surface p-5">
          <Heading key={withdrawnAt} isFocused={withdrawnAt !== earlier}>
            {t('withdraw.done')}
          </Heading>
          <p className="mt-1">
            {t('withdraw.doneText', {
              date: formatDateTime(language, new Date(withdrawnAt)),
              amount: formatMoneyInText(t, { amountMinor: contract.withdrawnAmount ?? 0, currency }),
            })}
          </p>
        </section>
      )}
      <Heading isFocused={isChosen}>
        <span lang={descriptionLanguage}>{description}</span>
      </Heading>
      <dl className="border-t border-line">
        <Row name={t('receipt.reference')}>{number}</Row>
        <Row name={t('withdraw.paid')}>{money(paid)}</Row>
        {obstacle === null && (
          <Row name={t('receipt.withdrawUntil')}>
            <time dateTime={until}>{formatDateTime(language, new Date(until))}</time>
          </Row>
        )}
      </dl>
      {obstacle === null ? (
        <Confirm contract={contract} {...confirm} />
      ) : withdrawnAt === null ? (
        <div className="grid justify-items-start gap-4">
          <p>
            {obstacle === 'late'
              ? t('withdraw.is.late', { date: formatDateTime(language, new Date(until)) })
              : t(`withdraw.is.${obstacle}`)}
          </p>
          <ButtonLink to={paths.contact} variant="secondary">
            {t('withdraw.contact')}
          </ButtonLink>
        </div>
      ) : null}
    </>
  )
}

interface HeadingProps {
  /** Whether the heading gets the focus when it appears, because the control that the user activated was removed. */
  isFocused: boolean
  children: ReactNode
}

function Heading({ isFocused, children }: HeadingProps) {
  return (
    <h2 className="text-lg" {...(isFocused && { ref: focusOnMount, tabIndex: -1 })}>
      {children}
    </h2>
  )
}

function Confirm({ contract, pending, failed, withdraw }: Omit<ContractFormProps, 'isChosen'>) {
  const { t } = useLanguage()
  const { parts, currency, descriptionLanguage, product } = contract
  const open = parts.filter(({ isOpen }) => isOpen)
  const [chosen, setChosen] = useState(() => open.map(({ guideId }) => guideId))
  const [missing, setMissing] = useState(false)
  const money = (amountMinor: number) => formatMoney({ amountMinor, currency })
  const refund =
    open.length === 0
      ? contract.refund
      : open.filter(({ guideId }) => chosen.includes(guideId)).reduce((sum, { amount }) => sum + amount, 0)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isMissing = open.length > 0 && chosen.length === 0
    setMissing(isMissing)
    if (!pending && !isMissing) withdraw(open.length === 0 ? null : chosen)
  }
  return (
    <form className="grid gap-5" aria-busy={pending} onSubmit={submit}>
      {open.length > 0 && (
        <fieldset className="grid gap-3">
          <legend className="mb-2 font-semibold">{t('withdraw.parts')}</legend>
          {open.map(({ guideId, title, amount }) => (
            <label key={guideId} className="flex gap-3">
              <input
                type="checkbox"
                className="mt-0.5 size-5 shrink-0 accent-accent"
                checked={chosen.includes(guideId)}
                onChange={({ target }) =>
                  setChosen(target.checked ? [...chosen, guideId] : chosen.filter((id) => id !== guideId))
                }
              />
              <span lang={descriptionLanguage} className="min-w-0 grow">
                {title}
              </span>
              <span className="tabular-nums">{money(amount)}</span>
            </label>
          ))}
        </fieldset>
      )}
      <p>{t(ends[product])}</p>
      <p className="flex items-baseline justify-between gap-4 border-t border-line pt-4">
        {t('withdraw.refund')} <strong className="text-xl tabular-nums">{money(refund)}</strong>
      </p>
      <FormAlert text={missing ? t('withdraw.none') : failed ? t('withdraw.failed') : undefined} />
      <Button type="submit" pending={pending} className="min-h-12">
        {t('withdraw.confirm')}
      </Button>
    </form>
  )
}

const ends = {
  guide: 'withdraw.endsGuide',
  bundle: 'withdraw.endsBundle',
  gift: 'withdraw.endsGift',
  'pro-gift': 'withdraw.endsGift',
  pro: 'withdraw.endsPro',
} as const

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 border-b border-line py-3 sm:grid-cols-[12rem_minmax(0,1fr)]">
      <dt className="text-soft">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  )
}
