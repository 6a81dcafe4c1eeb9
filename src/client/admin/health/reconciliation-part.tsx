import { useId } from 'react'
import { adminPaths } from '../../../shared/admin/admin-paths.ts'
import type { RouterOutputs } from '../../platform/api/api.ts'
import { Link } from '../../platform/pages/navigation.tsx'
import { useLanguage } from '../../platform/texts/language.tsx'
import { ProgressBar } from '../progress-bar.tsx'
import { AdminTable } from '../admin-table.tsx'
import { AdminSubsection } from '../section.tsx'
import { ConfirmAction, getActionTexts } from '../actions/confirm-action.tsx'

type Reconciliation = NonNullable<RouterOutputs['admin']['health']['comparison']>

/** Shows the last reconciliation with Stripe, and starts one or applies Stripe's state (B20.24). */
export function ReconciliationPart({ comparison }: { comparison: Reconciliation | null }) {
  const { t } = useLanguage()
  const id = useId()
  const isRunning = comparison !== null && comparison.endedAt === null
  const canWrite = comparison !== null && !isRunning && !comparison.repairs && comparison.differences > 0
  return (
    <AdminSubsection
      title={t('admin.compare.section')}
      beside={
        !isRunning && (
          <div className="flex flex-wrap gap-3">
            <ConfirmAction
              {...getActionTexts(t, 'compare')}
              asksReason={false}
              run={(admin, operation) => admin.compareWithStripe.mutate(operation)}
            >
              <p>{t('admin.compare.text')}</p>
            </ConfirmAction>
            {canWrite && (
              <ConfirmAction
                {...getActionTexts(t, 'write')}
                asksReason={false}
                run={(admin, operation) => admin.writeDifferences.mutate(operation)}
              >
                <p>{t('admin.write.text')}</p>
              </ConfirmAction>
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
          <ProgressBar done={comparison.compared} total={comparison.buyers} labelledBy={id} />
          <p className="text-sm text-soft tabular-nums">
            {t('admin.compare.amount', { compared: comparison.compared, buyers: comparison.buyers })}
          </p>
        </div>
      )}
      {comparison !== null && comparison.differences > 0 && <Discrepancies comparison={comparison} />}
    </AdminSubsection>
  )
}

function Summary({ comparison }: { comparison: Reconciliation | null }) {
  const { t } = useLanguage()
  if (comparison === null) return t('admin.compare.never')
  const { endedAt, gaveUp, repairs, compared, buyers, differences: count } = comparison
  if (endedAt === null) return t(repairs ? 'admin.compare.writing' : 'admin.compare.running')
  if (gaveUp) return t('admin.compare.gaveUp', { compared, buyers })
  if (count === 0) return t('admin.compare.same', { count: compared })
  return t(repairs ? 'admin.compare.written' : 'admin.compare.differs', { count, buyers: compared })
}

function Discrepancies({ comparison: { found, differences } }: { comparison: Reconciliation }) {
  const { t } = useLanguage()
  return (
    <div className="mt-4">
      <AdminTable
        label={t('admin.compare.section')}
        columns={[
          {
            name: t('admin.disputes.reader'),
            heads: true,
            render: ({ userId, email }) => <Link to={adminPaths.reader(userId)}>{email}</Link>,
          },
          {
            name: t('admin.compare.stripe'),
            render: ({ stripeId }) => <code className="text-sm">{stripeId}</code>,
          },
          {
            name: t('admin.compare.difference'),
            render: ({ changes }) => <span lang="en">{changes.join('; ')}</span>,
          },
        ]}
        rows={found}
        keyOf={({ stripeId }) => stripeId}
      />
      {differences > found.length && (
        <p className="mt-2 text-sm text-soft">
          {t('admin.compare.more', { shown: found.length, differences })}
        </p>
      )}
    </div>
  )
}
