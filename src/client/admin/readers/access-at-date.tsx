import { skipToken } from '@tanstack/react-query'
import { useState } from 'react'
import type { TimelineDetails } from '../../../shared/admin/timeline.ts'
import { getEndOfDay } from '../../../shared/dates.ts'
import { parseGuideId } from '../../../shared/guides/guides.ts'
import type { RouterOutputs } from '../../platform/api/api.ts'
import { trpc } from '../../platform/api/trpc.ts'
import { useLanguage } from '../../platform/texts/language.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { FormAlert } from '../../ui/form/form-failure.tsx'
import { createSubmitHandler, getFormText } from '../../ui/form/form-data.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { explainError } from '../actions/explain-error.ts'
import { AdminTable } from '../admin-table.tsx'
import { Timestamp } from '../timestamp.tsx'
import { GuideTitle } from '../guide-title.tsx'

/** Shows whether the user could read a guide at the end of a day, and why (B20.29). */
export function AccessAtDate({ userId }: { userId: number }) {
  const { t, language } = useLanguage()
  const [input, setInput] = useState<{ userId: number; guideId: number; at: string }>()
  const answer = trpc.admin.lookBack.useQuery(input ?? skipToken, { staleTime: 0, retry: false })
  const submit = createSubmitHandler((form) => {
    const guideId = parseGuideId(getFormText(form, 'guide'))
    if (guideId === undefined) return
    setInput({ userId, guideId, at: getEndOfDay(language, getFormText(form, 'day')).toISOString() })
  })
  return (
    <>
      <form method="post" className="needs-script flex flex-wrap items-end gap-4" onSubmit={submit}>
        <TextField label={t('admin.give.guide')} name="guide" type="number" min={1} required />
        <TextField label={t('admin.then.day', { zone: t('admin.zone') })} name="day" type="date" required />
        <Button type="submit" variant="secondary" pending={answer.isFetching}>
          {t('admin.then.ask')}
        </Button>
      </form>
      <FormAlert
        className="mt-3"
        text={answer.isError ? explainError(t, answer.error, 'admin.then.noAnswer') : undefined}
      />
      {answer.isFetching && <Skeleton className="mt-4 h-24" />}
      {!answer.isFetching && answer.data !== undefined && <Answer answer={answer.data} />}
    </>
  )
}

function Answer({ answer }: { answer: RouterOutputs['admin']['lookBack'] }) {
  const { t } = useLanguage()
  const { at, guide, reason, obstacle, changes, receipts } = answer
  const conclusion =
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
          <GuideTitle titleEn={guide.title} titleJa={guide.titleJa} />
          {guide.version !== null && guide.savedAt !== null && (
            <>
              {' · '}
              {t('admin.then.version', { version: guide.version })} <Timestamp at={guide.savedAt} />
            </>
          )}
        </span>
        <span className="mt-1 block font-semibold">
          <Timestamp at={at} /> {conclusion}
        </span>
      </output>
      <AdminTable
        label={t('admin.then.evidence')}
        columns={[
          { name: t('admin.when'), render: (found) => <Timestamp at={found.at} /> },
          { name: t('admin.what'), heads: true, render: ({ what }) => what },
          {
            name: t('admin.reader.detail'),
            render: ({ paidFor, details, recorded }) => (
              <>
                {paidFor !== null && <span lang={paidFor.language}>{paidFor.description}</span>}
                <TimelineDetailsText details={details} recorded={recorded} />
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

/** Shows the details of a timeline entry. */
export function TimelineDetailsText({ details, recorded }: TimelineDetails) {
  const { t } = useLanguage()
  return (
    <span className="text-soft">
      {details.map(({ word, value }) => t(`admin.detail.${word}`, { value })).join(' · ')}
      {recorded !== '' && (
        <span lang="en" className="block text-sm break-all">
          {recorded}
        </span>
      )}
    </span>
  )
}
