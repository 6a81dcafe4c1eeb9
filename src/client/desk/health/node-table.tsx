import type { Outputs } from '../../platform/api/api.ts'
import { useLanguage } from '../../platform/texts/language.tsx'
import { DeskTable } from '../desk-table.tsx'
import { Moment } from '../moment.tsx'

/** Every process of the shop, and whether all run the same (B20.34). */
export function NodeTable({ nodes }: { nodes: Outputs['desk']['health']['nodes'] }) {
  const { t } = useLanguage()
  const living = nodes.filter(({ silent }) => !silent)
  const kinds = new Set(living.map(({ release, nodeVersion }) => `${release} ${nodeVersion}`))
  return (
    <>
      {kinds.size > 1 && <p className="mb-3 text-md text-danger">{t('desk.health.mixed')}</p>}
      <DeskTable
        label={t('desk.health.nodes')}
        columns={[
          { name: t('desk.health.release'), heads: true, render: ({ release }) => release },
          { name: 'Node.js', render: ({ nodeVersion }) => nodeVersion },
          { name: t('desk.health.started'), render: ({ startedAt }) => <Moment at={startedAt} /> },
          {
            name: t('desk.health.seen'),
            render: ({ seenAt, silent }) => (
              <span className={silent ? 'text-danger' : ''}>
                <Moment at={seenAt} />
                {silent && ` ${t('desk.health.silent')}`}
              </span>
            ),
          },
        ]}
        rows={nodes}
        keyOf={({ id }) => id}
        empty={t('desk.health.noNodes')}
      />
    </>
  )
}
