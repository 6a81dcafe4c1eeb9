import { useState } from 'react'
import { endOfDay } from '../../../shared/dates.ts'
import { parseGuideId } from '../../../shared/guides/guides.ts'
import { refusalOf, type Outputs } from '../../platform/api/api.ts'
import { trpc } from '../../platform/api/trpc.ts'
import { useLanguage } from '../../platform/texts/language.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { FormAlert } from '../../ui/form/form-failure.tsx'
import { handleSubmit, textOf } from '../../ui/form/form-data.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { AdminTable } from '../admin-table.tsx'
import { Moment } from '../moment.tsx'
import { OwnTitle } from '../own-title.tsx'
import { Details } from './details.tsx'

/** What this reader could read at the end of a day, and why or why not (B20.29). */
export function AccessAtDate({ userId }: { userId: number }) {
  const { t, language } = useLanguage()
  const [asked, setAsked] = useState<{ userId: number; guideId: number; at: string }>()
  const then = trpc.admin.lookBack.useQuery(asked ?? { userId, guideId: 1, at: new Date(0).toISOString() }, {
    enabled: asked !== undefined,
    staleTime: 0,
    retry: false,
  })
  const submit = handleSubmit((form) => {
    const guideId = parseGuideId(textOf(form, 'guide'))
    if (guideId === undefined) return
    setAsked({ userId, guideId, at: endOfDay(language, textOf(form, 'day')).toISOString() })
  })
  const refusal = then.isError ? refusalOf(then.error) : undefined
  return (
    <>
      <form method="post" className="needs-script flex flex-wrap items-end gap-4" onSubmit={submit}>
        <TextField label={t('admin.give.guide')} name="guide" type="number" min={1} required />
        <TextField label={t('admin.then.day', { zone: t('admin.zone') })} name="day" type="date" required />
        <Button type="submit" variant="secondary" pending={then.isFetching}>
          {t('admin.then.ask')}
        </Button>
      </form>
      <FormAlert
        className="mt-3"
        text={
          then.isError ? t(refusal === undefined ? 'admin.then.noAnswer' : `refusal.${refusal}`) : undefined
        }
      />
      {asked !== undefined && then.isFetching && <Skeleton className="mt-4 h-24" />}
      {asked !== undefined && then.data !== undefined && !then.isFetching && <Then then={then.data} />}
    </>
  )
}

function Then({
  then: { at, guide, reason, obstacle, changes, receipts },
}: {
  then: Outputs['admin']['lookBack']
}) {
  const { t } = useLanguage()
  const answer =
    reason === null
      ? t('admin.then.could_not', { why: t(`admin.then.obstacle.${obstacle ?? 'never-had'}`) })
      : t('admin.then.could', { why: t(`admin.then.reason.${reason}`) })
  const evidence = [
    ...changes.map(({ recorded, reference, ...change }) => ({
      ...change,
      what: t('admin.moment.access'),
      paidFor: null,
      recorded: [recorded, reference ?? ''].filter(Boolean).join(', '),
    })),
    ...receipts.map((receipt) => ({
      at: receipt.at,
      what: t('admin.moment.payment'),
      paidFor: receipt,
      details: [],
      recorded: receipt.reference,
    })),
  ].toSorted((one, other) => (one.at < other.at ? 1 : -1))
  return (
    <div className="mt-5 grid gap-4 text-md">
      <output className="block rounded-card border border-line p-4">
        <span className="block text-soft">
          <OwnTitle titleEn={guide.title} titleJa={guide.titleJa} />
          {guide.version !== null && guide.savedAt !== null && (
            <>
              {' · '}
              {t('admin.then.version', { version: guide.version })} <Moment at={guide.savedAt} />
            </>
          )}
        </span>
        <span className="mt-1 block font-semibold">
          <Moment at={at} /> {answer}
        </span>
      </output>
      <AdminTable
        label={t('admin.then.evidence')}
        columns={[
          { name: t('admin.when'), render: (found) => <Moment at={found.at} /> },
          { name: t('admin.what'), heads: true, render: ({ what }) => what },
          {
            name: t('admin.reader.detail'),
            render: ({ paidFor, details, recorded }) => (
              <>
                {paidFor !== null && <span lang={paidFor.language}>{paidFor.description}</span>}
                <Details details={details} recorded={recorded} />
              </>
            ),
          },
        ]}
        rows={evidence}
        keyOf={(found, place) => `${found.at} ${place}`}
        empty={t('admin.then.noEvidence')}
      />
    </div>
  )
}
