import { adminPaths } from '../../../shared/admin/admin-paths.ts'
import { paths } from '../../../shared/paths.ts'
import { trpc } from '../../platform/api/trpc.ts'
import { Link } from '../../platform/pages/navigation.tsx'
import { useLanguage } from '../../platform/texts/language.tsx'
import { checkIcon, Icon } from '../../ui/icon.tsx'
import { AdminSubsection } from '../section.tsx'

/** Setup steps before a new shop can sell, in the order of the list. */
const firstSteps = ['seller', 'guide', 'stripe', 'mail', 'domain'] as const

/** Paths of the setup steps that are completed within the shop. */
const places: Partial<Record<(typeof firstSteps)[number], string>> = {
  guide: adminPaths.guide('new'),
  mail: paths.contact,
}

/** Lists the setup steps of a new shop; hidden once all are done (B20.25). */
export function SetupSteps() {
  const { t } = useLanguage()
  const { data } = trpc.admin.firstSteps.useQuery(undefined, { staleTime: 0 })
  if (data === undefined || firstSteps.every((step) => data[step])) return null
  return (
    <AdminSubsection title={t('admin.first')}>
      <ol className="grid gap-3 text-md md:grid-cols-2">
        {firstSteps.map((step) => {
          const name = t(`admin.first.${step}`)
          const place = data[step] ? undefined : places[step]
          return (
            <li key={step} className="flex gap-3 rounded-card border border-line bg-surface p-4">
              <span
                className={`mt-0.5 grid size-6 shrink-0 place-items-center rounded-full border ${data[step] ? 'border-accent text-accent' : 'border-control text-soft'}`}
              >
                {data[step] && <Icon path={checkIcon} />}
              </span>
              <span>
                <strong className="block">
                  {place === undefined ? (
                    name
                  ) : (
                    <Link to={place} className="text-link">
                      {name}
                    </Link>
                  )}
                </strong>
                <span className="text-soft">
                  {t(data[step] ? 'admin.first.done' : `admin.first.${step}How`)}
                </span>
              </span>
            </li>
          )
        })}
      </ol>
    </AdminSubsection>
  )
}
