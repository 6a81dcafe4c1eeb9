import { useId } from 'react'
import { deskPaths } from '../../../shared/desk/desk-paths.ts'
import type { Outputs } from '../../platform/api/api.ts'
import { Link } from '../../platform/pages/navigation.tsx'
import { useLanguage } from '../../platform/texts/language.tsx'
import { Bar } from '../bar.tsx'
import { DeskTable } from '../desk-table.tsx'
import { Section } from '../section.tsx'
import { DeedButton, deedTexts } from '../deeds/deed-button.tsx'

type Comparison = NonNullable<Outputs['desk']['health']['comparison']>

/** Whether the shop and Stripe say the same of every buyer, and the presses that compare and correct it (B20.24). */
export function ComparisonPart({ comparison }: { comparison: Comparison | null }) {
  const { t } = useLanguage()
  const id = useId()
  const isRunning = comparison !== null && comparison.endedAt === null
  const canWrite = comparison !== null && !isRunning && !comparison.repairs && comparison.differences > 0
  return (
    <Section
      title={t('desk.compare.section')}
      beside={
        !isRunning && (
          <div className="flex flex-wrap gap-3">
            <DeedButton
              {...deedTexts(t, 'compare')}
              why={false}
              work={(desk, { operationId }) => desk.compareWithStripe.mutate({ operationId })}
            >
              <p>{t('desk.compare.text')}</p>
            </DeedButton>
            {canWrite && (
              <DeedButton
                {...deedTexts(t, 'write')}
                why={false}
                work={(desk, { operationId }) => desk.writeDifferences.mutate({ operationId })}
              >
                <p>{t('desk.write.text')}</p>
              </DeedButton>
            )}
          </div>
        )
      }
    >
      <output
        id={id}
        className={`block text-md ${canWrite || comparison?.gaveUp ? 'text-danger' : 'text-soft'}`}
      >
        <Summary comparison={comparison} />
      </output>
      {isRunning && (
        <div className="mt-3 grid max-w-md gap-1">
          <Bar done={comparison.compared} total={comparison.buyers} labelledBy={id} />
          <p className="text-sm text-soft tabular-nums">
            {t('desk.compare.amount', { compared: comparison.compared, buyers: comparison.buyers })}
          </p>
        </div>
      )}
      {comparison !== null && comparison.differences > 0 && <Differences comparison={comparison} />}
    </Section>
  )
}

function Summary({ comparison }: { comparison: Comparison | null }) {
  const { t } = useLanguage()
  if (comparison === null) return t('desk.compare.never')
  const { endedAt, gaveUp, repairs, compared, buyers, differences: count } = comparison
  if (endedAt === null) return t(repairs ? 'desk.compare.writing' : 'desk.compare.running')
  if (gaveUp) return t('desk.compare.gaveUp', { compared, buyers })
  if (count === 0) return t('desk.compare.same', { count: compared })
  return t(repairs ? 'desk.compare.written' : 'desk.compare.differs', { count, buyers: compared })
}

function Differences({ comparison: { found, differences } }: { comparison: Comparison }) {
  const { t } = useLanguage()
  return (
    <div className="mt-4">
      <DeskTable
        label={t('desk.compare.section')}
        columns={[
          {
            name: t('desk.compare.reader'),
            heads: true,
            render: ({ userId, email }) => <Link to={deskPaths.reader(userId)}>{email}</Link>,
          },
          {
            name: t('desk.compare.stripe'),
            render: ({ stripeId }) => <code className="text-sm">{stripeId}</code>,
          },
          {
            name: t('desk.compare.difference'),
            render: ({ changes }) => <span lang="en">{changes.join('; ')}</span>,
          },
        ]}
        rows={found}
        keyOf={({ stripeId }) => stripeId}
        empty={t('desk.nothing')}
      />
      {differences > found.length && (
        <p className="mt-2 text-sm text-soft">
          {t('desk.compare.more', { shown: found.length, differences })}
        </p>
      )}
    </div>
  )
}
