import { useState } from 'react'
import { roles, type Role } from '../../../shared/auth/roles.ts'
import { formatMoneyInText } from '../../../shared/money-in-text.ts'
import type { RouterOutputs } from '../../platform/api/api.ts'
import { trpc } from '../../platform/api/trpc.ts'
import { useLanguage } from '../../platform/texts/language.tsx'
import { Button } from '../../ui/button.tsx'
import { focusOnMount } from '../../ui/focus-on-mount.ts'
import { TextField } from '../../ui/form/text-field.tsx'
import { Segment, Segments, SegmentedControl } from '../../ui/form/segmented-control.tsx'
import { getFormText } from '../../ui/form/form-data.ts'
import { ConfirmAction, getActionTexts } from '../actions/confirm-action.tsx'
import { toMajorUnits, toMinorUnits } from '../amounts.ts'
import { GuideTitle } from '../guide-title.tsx'
import { QueryResult } from '../section.tsx'
import type { OrderRow } from '../orders/order-table.tsx'

export function SendReceiptAction({ order: { id, email } }: { order: OrderRow }) {
  const { t } = useLanguage()
  return (
    <ConfirmAction
      name={t('admin.receipt.send')}
      action={t('admin.receipt.action')}
      done={t('admin.receipt.done')}
      asksReason={false}
      run={(admin, operation) => admin.sendReceipt.mutate({ ...operation, receiptId: id, shown: { email } })}
    >
      <p>{t('admin.receipt.text', { email })}</p>
    </ConfirmAction>
  )
}

export function RefundAction({ order }: { order: OrderRow }) {
  const { t } = useLanguage()
  const [opened, setOpened] = useState(false)
  const refundable = trpc.admin.refundable.useQuery(
    { receiptId: order.id },
    { enabled: opened, staleTime: 0 },
  )
  const { currency } = order
  return (
    <ConfirmAction
      {...getActionTexts(t, 'refund')}
      waiting={
        refundable.isFetching ? 'loading' : (refundable.data?.left ?? 0) > 0 ? undefined : 'impossible'
      }
      onOpen={() => setOpened(true)}
      run={async (admin, operation, form) => {
        if (refundable.data === undefined) return
        const amount = toMinorUnits(getFormText(form, 'amount'), currency)
        const shown = { refunded: refundable.data.refunded }
        await admin.refund.mutate({ ...operation, receiptId: order.id, amount, shown })
      }}
    >
      <QueryResult from={refundable} small>
        {(amounts) => <RefundAmount order={order} {...amounts} />}
      </QueryResult>
    </ConfirmAction>
  )
}

type RefundAmountProps = RouterOutputs['admin']['refundable'] & { order: OrderRow }

function RefundAmount({ order, left, refunded, counted }: RefundAmountProps) {
  const { t } = useLanguage()
  const { currency, description, descriptionLanguage, email, items } = order
  const [typed, setTyped] = useState(toMajorUnits(left, currency))
  const amountMinor = toMinorUnits(typed, currency)
  const money = (amount: number) => formatMoneyInText(t, { amountMinor: amount, currency })
  const isWhole = amountMinor >= left
  const effect = useEffectOf(isWhole, order.items)
  const payment = (
    <p className="text-soft">
      <span lang={descriptionLanguage}>{description}</span>.{' '}
      {refunded > 0 && t('admin.refund.before', { refunded: money(refunded) })}{' '}
      {counted > 0 && t('admin.refund.counted', { counted: money(counted) })}
    </p>
  )
  if (left === 0) return payment
  return (
    <>
      {payment}
      {items.length > 1 && (
        <fieldset>
          <legend className="text-sm font-semibold">{t('admin.refund.item')}</legend>
          <div lang={descriptionLanguage} className="mt-2 flex flex-wrap gap-2">
            {items.map(({ guideId, title, amount, isReturned }) => (
              <Button
                key={guideId}
                variant="secondary"
                disabled={isReturned || amount > left}
                onClick={() => setTyped(toMajorUnits(amount, currency))}
              >
                {title}, {money(amount)}
              </Button>
            ))}
          </div>
        </fieldset>
      )}
      <TextField
        ref={focusAmount}
        label={t('admin.orders.amount')}
        hint={t('admin.refund.most', { left: money(left) })}
        name="amount"
        type="number"
        inputMode="decimal"
        required
        min={currency === 'jpy' ? 1 : 0.01}
        max={toMajorUnits(left, currency)}
        step={currency === 'jpy' ? 1 : 0.01}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <p>
        {t('admin.refund.text', { amount: money(amountMinor), email })} {effect}
      </p>
    </>
  )
}

/** Focuses the field once it is loaded, unless the user is already typing the reason. */
function focusAmount(field: HTMLInputElement | null): void {
  if (!document.activeElement?.matches('textarea')) focusOnMount(field)
}

/** Describes what the refund does to the buyer's access. */
function useEffectOf(isWhole: boolean, [item, ...others]: OrderRow['items']): string {
  const { t } = useLanguage()
  if (item?.isPart)
    return isWhole
      ? t('admin.refund.effect.guides', { count: others.length + 1 })
      : t('admin.refund.effect.partOfGuides')
  const whole = item?.recipient === 'gift' ? 'gift' : item?.guideId == null ? 'pro' : 'guide'
  return t(`admin.refund.effect.${isWhole ? whole : 'part'}`)
}

export function GrantGuideAction({ userId }: { userId: number }) {
  const { t } = useLanguage()
  return (
    <ConfirmAction
      {...getActionTexts(t, 'give')}
      run={(admin, operation, form) =>
        admin.giveGuide.mutate({ ...operation, userId, guideId: Number(getFormText(form, 'guideId')) })
      }
    >
      <p>{t('admin.give.text')}</p>
      <TextField label={t('admin.give.guide')} name="guideId" type="number" min={1} step={1} required />
    </ConfirmAction>
  )
}

interface RevokeGuideProps {
  userId: number
  guide: RouterOutputs['admin']['reader']['guides'][number]
}

export function RevokeGuideAction({ userId, guide: { guideId, since, title, titleJa } }: RevokeGuideProps) {
  const { t } = useLanguage()
  return (
    <ConfirmAction
      {...getActionTexts(t, 'takeBack')}
      run={(admin, operation) =>
        admin.takeGuideBack.mutate({ ...operation, userId, guideId, shown: { since } })
      }
    >
      <p className="font-semibold">
        <GuideTitle titleEn={title} titleJa={titleJa} />
      </p>
      <p>{t('admin.takeBack.text')}</p>
    </ConfirmAction>
  )
}

interface EndProProps {
  userId: number
  plan: Pick<RouterOutputs['admin']['reader']['plan'], 'periodEnd' | 'renews'>
  /** End of the paid month, formatted. */
  end: string
}

export function EndProAction({ userId, plan: { periodEnd, renews }, end }: EndProProps) {
  const { t } = useLanguage()
  const [when, setWhen] = useState<'now' | 'period-end'>('period-end')
  return (
    <ConfirmAction
      {...getActionTexts(t, 'endPro')}
      run={(admin, operation) =>
        admin.endPro.mutate({ ...operation, userId, when, shown: { periodEnd, renews } })
      }
    >
      <SegmentedControl
        label={t('admin.endPro')}
        options={(['period-end', 'now'] as const).map((value) => ({
          value,
          label: t(`admin.endPro.${value}`),
        }))}
        value={when}
        onChange={setWhen}
      />
      <p>{t(`admin.endPro.text.${when}`, { end })}</p>
    </ConfirmAction>
  )
}

export function LogOutReaderAction({ userId }: { userId: number }) {
  const { t } = useLanguage()
  return (
    <ConfirmAction
      {...getActionTexts(t, 'logOut')}
      run={(admin, operation) => admin.logOutReader.mutate({ ...operation, userId })}
    >
      <p>{t('admin.logOut.text')}</p>
    </ConfirmAction>
  )
}

export function ChangeRoleAction({ userId }: { userId: number }) {
  const { t } = useLanguage()
  const [opened, setOpened] = useState(false)
  const [wanted, setWanted] = useState<Role | null>()
  const held = trpc.admin.roleOf.useQuery({ userId }, { enabled: opened, staleTime: 0 })
  const now = held.data?.role
  const role = wanted === undefined ? now : wanted
  const isSame = role === undefined || role === now
  return (
    <ConfirmAction
      {...getActionTexts(t, 'role')}
      waiting={isSame ? 'impossible' : held.isFetching ? 'loading' : undefined}
      onOpen={() => {
        setWanted(undefined)
        if (opened) void held.refetch()
        else setOpened(true)
      }}
      run={async (admin, operation) => {
        if (role !== undefined && now !== undefined)
          await admin.changeRole.mutate({ ...operation, userId, role, shown: { role: now } })
      }}
    >
      <QueryResult from={held} small>
        {(data) => <RoleChoice now={data.role} role={role ?? null} choose={setWanted} />}
      </QueryResult>
    </ConfirmAction>
  )
}

interface RoleChoiceProps extends Record<'now' | 'role', Role | null> {
  choose: (role: Role | null) => void
}

function RoleChoice({ now, role, choose }: RoleChoiceProps) {
  const { t } = useLanguage()
  const nameOf = (each: Role | null) => t(`admin.role.${each ?? 'none'}`)
  const change = now === null ? 'given' : role === null ? 'taken' : 'other'
  return (
    <>
      <p>{t('admin.role.now', { role: nameOf(now) })}</p>
      <Segments label={t('admin.role')}>
        {([null, ...roles] as const).map((each) => (
          <Segment
            key={each}
            label={nameOf(each)}
            name="role"
            checked={role === each}
            onChange={() => choose(each)}
          />
        ))}
      </Segments>
      <output className="block">
        {role === now ? (
          `${t(`admin.role.means.${role ?? 'none'}`)} ${t('admin.role.same')}`
        ) : (
          <>
            <span className="block font-semibold">
              {t('admin.role.change', { before: nameOf(now), after: nameOf(role) })}
            </span>
            {t(`admin.role.means.${role ?? 'none'}`)} {t(`admin.role.when.${change}`)}
          </>
        )}
      </output>
    </>
  )
}
