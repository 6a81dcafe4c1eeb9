import { currencies, formatMoney } from '../../../shared/money.ts'
import type { Outputs } from '../../platform/api/api.ts'
import { trpc } from '../../platform/api/trpc.ts'
import { useLanguage } from '../../platform/texts/language.tsx'
import { DeedButton } from '../deeds/deed-button.tsx'
import { DeskTable } from '../desk-table.tsx'
import { Loaded } from '../loaded.tsx'
import { RoomHeading } from '../room-heading.tsx'
import { NewCode } from './new-code.tsx'

type Code = Outputs['desk']['codes'][number]

/** Codes that take something off a price: what there is, how it is used, and a new one (B21.84). */
export function CodesRoom() {
  const { t } = useLanguage()
  const codes = trpc.desk.codes.useQuery(undefined, { staleTime: 0 })
  return (
    <RoomHeading
      title={t('desk.room.codes')}
      text={t('desk.codes.text')}
      beside={<NewCode known={codes.data ?? []} />}
    >
      <Loaded from={codes}>{(list) => <CodeTable codes={list} />}</Loaded>
    </RoomHeading>
  )
}

function CodeTable({ codes }: { codes: readonly Code[] }) {
  const { t } = useLanguage()
  return (
    <DeskTable
      label={t('desk.room.codes')}
      columns={[
        { name: t('desk.codes.word'), heads: true, render: (code) => <Word code={code} /> },
        { name: t('desk.codes.less'), render: (code) => <Less code={code} /> },
        {
          name: t('desk.codes.days'),
          render: ({ firstDay, lastDay }) =>
            t('desk.codes.fromTo', { from: firstDay, to: lastDay ?? t('desk.codes.noEnd') }),
        },
        { name: t('desk.codes.uses'), number: true, render: (code) => <Uses code={code} /> },
        { name: t('desk.codes.takenOff'), number: true, render: (code) => <TakenOff code={code} /> },
        { name: t('desk.codes.state'), render: ({ state }) => t(`desk.codes.state.${state}`) },
        {
          name: t('desk.actions'),
          render: ({ state, word }) => (state === 'ended' ? null : <EndCode word={word} />),
        },
      ]}
      rows={codes}
      keyOf={({ word }) => word}
      empty={t('desk.codes.none')}
    />
  )
}

function Word({ code: { word, note, newBuyers } }: { code: Code }) {
  const { t } = useLanguage()
  return (
    <>
      <span className="font-semibold">{word}</span>
      {newBuyers && <span className="block text-sm text-soft">{t('desk.codes.newBuyers')}</span>}
      <span className="block max-w-72 text-sm wrap-anywhere text-soft">{note}</span>
    </>
  )
}

function Less({ code: { percent, amounts, forGuides, forPro } }: { code: Code }) {
  const { t } = useLanguage()
  const less =
    percent === null
      ? currencies
          .map((currency) => formatMoney({ amountMinor: amounts?.[currency] ?? 0, currency }))
          .join(' / ')
      : `${percent}%`
  const things = forGuides && forPro ? 'both' : forGuides ? 'guides' : 'pro'
  return (
    <>
      <span className="whitespace-nowrap">{less}</span>
      <span className="block text-sm text-soft">{t(`desk.codes.for.${things}`)}</span>
    </>
  )
}

function Uses({ code: { used, held, mostUses } }: { code: Code }) {
  const { t } = useLanguage()
  return (
    <>
      {mostUses === null ? used : t('desk.codes.usedOf', { used, most: mostUses })}
      {held > 0 && <span className="block text-sm text-soft">{t('desk.codes.held', { count: held })}</span>}
    </>
  )
}

function TakenOff({ code: { takenOff } }: { code: Code }) {
  const inEach = currencies.map((currency) => formatMoney({ amountMinor: takenOff[currency] ?? 0, currency }))
  return <span className="whitespace-nowrap">{inEach.join(' / ')}</span>
}

function EndCode({ word }: { word: string }) {
  const { t } = useLanguage()
  return (
    <DeedButton
      name={t('desk.codes.end')}
      done={t('desk.codes.ended')}
      work={(desk, { operationId, reason }) => desk.endCode.mutate({ operationId, word, reason })}
    >
      <p>{t('desk.codes.endText', { code: word })}</p>
    </DeedButton>
  )
}
