import { currencies, formatMoney, type Currency } from '../../../shared/money.ts'
import type { RouterOutputs } from '../../platform/api/api.ts'
import { trpc } from '../../platform/api/trpc.ts'
import { useLanguage } from '../../platform/texts/language.tsx'
import { ConfirmAction } from '../actions/confirm-action.tsx'
import { AdminTable } from '../admin-table.tsx'
import { QuerySection } from '../section.tsx'
import { NewDiscountCodeForm } from './new-code-form.tsx'

type Code = RouterOutputs['admin']['codes'][number]

/** Lists discount codes with their uses, and creates new ones (B21.84). */
export function DiscountCodesSection() {
  const { t } = useLanguage()
  const codes = trpc.admin.codes.useQuery(undefined, { staleTime: 0 })
  return (
    <QuerySection
      title={t('admin.section.codes')}
      text={t('admin.codes.text')}
      beside={<NewDiscountCodeForm known={codes.data ?? []} />}
      from={codes}
    >
      {(list) => (
        <AdminTable
          label={t('admin.section.codes')}
          columns={[
            { name: t('admin.value.code'), heads: true, render: (code) => <Word code={code} /> },
            { name: t('admin.codes.less'), render: (code) => <Less code={code} /> },
            {
              name: t('admin.codes.days'),
              render: ({ firstDay, lastDay }) =>
                t('admin.codes.fromTo', { from: firstDay, to: lastDay ?? t('admin.codes.noEnd') }),
            },
            { name: t('admin.codes.uses'), number: true, render: (code) => <Uses code={code} /> },
            {
              name: t('admin.codes.takenOff'),
              number: true,
              render: ({ takenOff }) => <span className="whitespace-nowrap">{formatInEach(takenOff)}</span>,
            },
            { name: t('admin.guides.state'), render: ({ state }) => t(`admin.codes.state.${state}`) },
            {
              name: t('admin.actions'),
              render: ({ state, word }) => (state === 'ended' ? null : <EndCode word={word} />),
            },
          ]}
          rows={list}
          keyOf={({ word }) => word}
          empty={t('admin.codes.none')}
        />
      )}
    </QuerySection>
  )
}

const formatInEach = (amounts: Record<Currency, number>) =>
  currencies.map((currency) => formatMoney({ amountMinor: amounts[currency], currency })).join(' / ')

function Word({ code: { word, note, newBuyers } }: { code: Code }) {
  const { t } = useLanguage()
  return (
    <>
      <span className="font-semibold">{word}</span>
      {newBuyers && <span className="block text-sm text-soft">{t('admin.codes.newBuyers')}</span>}
      <span className="block max-w-72 text-sm wrap-anywhere text-soft">{note}</span>
    </>
  )
}

function Less({ code: { percent, amounts, forGuides, forPro } }: { code: Code }) {
  const { t } = useLanguage()
  const products = forGuides && forPro ? 'both' : forGuides ? 'guides' : 'pro'
  return (
    <>
      <span className="whitespace-nowrap">{amounts === null ? `${percent}%` : formatInEach(amounts)}</span>
      <span className="block text-sm text-soft">{t(`admin.codes.for.${products}`)}</span>
    </>
  )
}

function Uses({ code: { used, held, mostUses } }: { code: Code }) {
  const { t } = useLanguage()
  return (
    <>
      {mostUses === null ? used : t('admin.codes.usedOf', { used, most: mostUses })}
      {held > 0 && <span className="block text-sm text-soft">{t('admin.codes.held', { count: held })}</span>}
    </>
  )
}

function EndCode({ word }: { word: string }) {
  const { t } = useLanguage()
  return (
    <ConfirmAction
      name={t('admin.codes.end')}
      done={t('admin.codes.ended')}
      run={(admin, operation) => admin.endCode.mutate({ ...operation, word })}
    >
      <p>{t('admin.codes.endText', { code: word })}</p>
    </ConfirmAction>
  )
}
