import { adminPaths } from '../../../shared/admin/admin-paths.ts'
import type { RouterOutputs } from '../../platform/api/api.ts'
import { useLanguage } from '../../platform/texts/language.tsx'
import { AdminTable } from '../admin-table.tsx'
import { AdminSearchForm } from '../search-form.tsx'
import { Timestamp } from '../timestamp.tsx'

interface FailureListProps {
  failures: RouterOutputs['admin']['health']['failures']
  find: string
}

/** Lists failed requests, which can be found by the id on the error page (B20.35). */
export function FailureList({ failures: { today, found }, find }: FailureListProps) {
  const { t } = useLanguage()
  return (
    <>
      <p className="mb-3 max-w-measure text-md text-soft">
        {t('admin.health.failures.text', { count: today })}
      </p>
      <AdminSearchForm
        key={find}
        find={find}
        label={t('admin.health.failures.find')}
        path={adminPaths.health}
        pathOf={adminPaths.healthOf}
      />
      <div className="mt-4">
        <AdminTable
          label={t('admin.health.failures')}
          columns={[
            { name: t('admin.when'), render: ({ failedAt }) => <Timestamp at={failedAt} /> },
            {
              name: t('admin.health.failures.id'),
              heads: true,
              render: ({ id }) => <code className="text-sm wrap-anywhere">{id}</code>,
            },
            {
              name: t('admin.health.failures.route'),
              render: ({ route }) => <code className="text-sm wrap-anywhere">{route}</code>,
            },
            {
              name: t('admin.health.failures.what'),
              render: ({ code, error, place }) => (
                <span lang="en" className="wrap-anywhere">
                  {`${code}: ${error}`}
                  {place !== null && <span className="block text-sm text-soft">{place}</span>}
                </span>
              ),
            },
            { name: t('admin.health.release'), render: ({ release }) => release },
            { name: t('admin.health.failures.count'), number: true, render: ({ count }) => count },
          ]}
          rows={found}
          keyOf={({ id }) => id}
          empty={t(find === '' ? 'admin.health.failures.none' : 'admin.health.failures.notFound')}
        />
      </div>
    </>
  )
}
