import { deskPaths } from '../../../shared/desk/desk-paths.ts'
import type { Outputs } from '../../platform/api/api.ts'
import { useLanguage } from '../../platform/texts/language.tsx'
import { DeskTable } from '../desk-table.tsx'
import { FindForm } from '../find-form.tsx'
import { Moment } from '../moment.tsx'

interface FailureListProps {
  failures: Outputs['desk']['health']['failures']
  find: string
}

/** What failed through the shop, to be found by the id that an error page shows (B20.35). */
export function FailureList({ failures: { today, found }, find }: FailureListProps) {
  const { t } = useLanguage()
  return (
    <>
      <p className="mb-3 max-w-measure text-md text-soft">
        {t('desk.health.failures.text', { count: today })}
      </p>
      <FindForm
        key={find}
        find={find}
        label={t('desk.health.failures.find')}
        path={deskPaths.health}
        pathOf={deskPaths.healthOf}
      />
      <div className="mt-4">
        <DeskTable
          label={t('desk.health.failures')}
          columns={[
            { name: t('desk.when'), render: ({ failedAt }) => <Moment at={failedAt} /> },
            {
              name: t('desk.health.failures.id'),
              heads: true,
              render: ({ id }) => <code className="text-sm wrap-anywhere">{id}</code>,
            },
            {
              name: t('desk.health.failures.route'),
              render: ({ route }) => <code className="text-sm wrap-anywhere">{route}</code>,
            },
            {
              name: t('desk.health.failures.what'),
              render: ({ code, error, place }) => (
                <span lang="en" className="wrap-anywhere">
                  {`${code}: ${error}`}
                  {place !== null && <span className="block text-sm text-soft">{place}</span>}
                </span>
              ),
            },
            { name: t('desk.health.release'), render: ({ release }) => release },
            { name: t('desk.health.failures.count'), number: true, render: ({ count }) => count },
          ]}
          rows={found}
          keyOf={({ id }) => id}
          empty={t(find === '' ? 'desk.health.failures.none' : 'desk.health.failures.notFound')}
        />
      </div>
    </>
  )
}
