import type { ReactNode } from 'react'
import { adminPaths } from '../../../shared/admin/admin-paths.ts'
import type { RouterOutputs } from '../../platform/api/api.ts'
import { trpc } from '../../platform/api/trpc.ts'
import { useQueryString } from '../../platform/pages/navigation.tsx'
import { useLanguage } from '../../platform/texts/language.tsx'
import { AdminTable } from '../admin-table.tsx'
import { AdminSearchForm } from '../search-form.tsx'
import { Timestamp } from '../timestamp.tsx'
import { AdminSubsection, QuerySection } from '../section.tsx'
import { ConfirmAction, getActionTexts } from '../actions/confirm-action.tsx'
import { ReconciliationPart } from './reconciliation-part.tsx'

type Health = RouterOutputs['admin']['health']

const usualRefreshMs = 30_000
/** Polling interval during a reconciliation, which shows its progress. Milliseconds. */
const busyRefreshMs = 1000

/** Parses the id of a failed request from the query string. Drops characters that no id contains, such as a copied period. */
export function parseHealthInput(query: URLSearchParams): { find?: string } {
  const find = (query.get('find') ?? '').replaceAll(/[^\w-]/g, '').slice(0, 64)
  return find === '' ? {} : { find }
}

/** Shows jobs, emails, webhooks, nodes and failed requests, and runs safe maintenance actions (B20.23). */
export function HealthSection() {
  const { t } = useLanguage()
  const input = parseHealthInput(useQueryString())
  const health = trpc.admin.health.useQuery(input, {
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data?.comparison?.endedAt === null ? busyRefreshMs : usualRefreshMs,
  })
  return (
    <QuerySection title={t('admin.section.health')} text={t('admin.health.text')} from={health}>
      {(data) => <HealthPart health={data} find={input.find ?? ''} />}
    </QuerySection>
  )
}

function HealthPart({ health, find }: { health: Health; find: string }) {
  const { t } = useLanguage()
  const { nodes, failures, mails, events, chores, comparison, queues, failed } = health
  return (
    <>
      <dl className="grid gap-x-8 gap-y-4 text-md sm:grid-cols-2 lg:grid-cols-3">
        <Fact name={t('admin.health.mails')}>
          {t('admin.health.mailsWaiting', { waiting: mails.waiting, refused: mails.refused })}
        </Fact>
        <Fact name={t('admin.health.events')}>
          {events.lastAt === null ? t('admin.health.never') : <Timestamp at={events.lastAt} />}
          {events.slowestSeconds !== null && (
            <span className="block text-sm text-soft">
              {t('admin.health.slowest', { seconds: Math.round(events.slowestSeconds) })}
            </span>
          )}
        </Fact>
        {(['reconcile', 'sweep', 'backup', 'restore-drill', 'paid-lines', 'proof'] as const).map((chore) => {
          const done = chores.find((each) => each.chore === chore)
          return (
            <Fact key={chore} name={t(`admin.health.${chore}`)}>
              {done === undefined ? t('admin.health.never') : <Timestamp at={done.succeededAt} />}
            </Fact>
          )
        })}
      </dl>
      <div className="mt-6 flex flex-wrap gap-3">
        <ConfirmAction
          {...getActionTexts(t, 'sweep')}
          asksReason={false}
          run={(admin) => admin.sweepNow.mutate()}
        >
          <p>{t('admin.sweep.text')}</p>
        </ConfirmAction>
      </div>
      <ReconciliationPart comparison={comparison} />
      <AdminSubsection title={t('admin.health.failures')}>
        <FailureList failures={failures} find={find} />
      </AdminSubsection>
      <AdminSubsection title={t('admin.health.nodes')}>
        <NodeTable nodes={nodes} />
      </AdminSubsection>
      <AdminSubsection title={t('admin.health.jobs')}>
        <AdminTable
          label={t('admin.health.jobs')}
          columns={[
            { name: t('admin.health.queue'), heads: true, render: ({ queue }) => queue },
            { name: t('admin.health.waiting'), number: true, render: ({ waiting }) => waiting },
            { name: t('admin.health.failed'), number: true, render: (queue) => queue.failed },
          ]}
          rows={queues}
          keyOf={({ queue }) => queue}
          empty={t('admin.health.noJobs')}
        />
      </AdminSubsection>
      {failed.length > 0 && (
        <AdminSubsection
          title={t('admin.health.gaveUp')}
          beside={
            <ConfirmAction
              {...getActionTexts(t, 'retry')}
              asksReason={false}
              run={(admin) => admin.retryJobs.mutate()}
            >
              <p>{t('admin.retry.text', { count: failed.length })}</p>
            </ConfirmAction>
          }
        >
          <AdminTable
            label={t('admin.health.gaveUp')}
            columns={[
              { name: t('admin.when'), render: ({ at }) => <Timestamp at={at} /> },
              { name: t('admin.health.queue'), heads: true, render: ({ queue }) => queue },
              { name: t('admin.health.error'), render: ({ message }) => <span lang="en">{message}</span> },
            ]}
            rows={failed}
            keyOf={({ id }) => id}
          />
        </AdminSubsection>
      )}
    </>
  )
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-soft">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** Lists failed requests, which can be found by the id on the error page (B20.35). */
function FailureList({ failures: { today, found }, find }: { failures: Health['failures']; find: string }) {
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

/** Lists the running nodes and warns if their versions differ (B20.34). */
function NodeTable({ nodes }: Pick<Health, 'nodes'>) {
  const { t } = useLanguage()
  const running = nodes.filter(({ silent }) => !silent)
  const kinds = new Set(running.map(({ release, nodeVersion }) => `${release} ${nodeVersion}`))
  return (
    <>
      {kinds.size > 1 && <p className="mb-3 text-md text-danger">{t('admin.health.mixed')}</p>}
      <AdminTable
        label={t('admin.health.nodes')}
        columns={[
          { name: t('admin.health.release'), heads: true, render: ({ release }) => release },
          { name: 'Node.js', render: ({ nodeVersion }) => nodeVersion },
          { name: t('admin.health.started'), render: ({ startedAt }) => <Timestamp at={startedAt} /> },
          {
            name: t('admin.health.seen'),
            render: ({ seenAt, silent }) => (
              <span className={silent ? 'text-danger' : ''}>
                <Timestamp at={seenAt} />
                {silent && ` ${t('admin.health.silent')}`}
              </span>
            ),
          },
        ]}
        rows={nodes}
        keyOf={({ id }) => id}
        empty={t('admin.health.noNodes')}
      />
    </>
  )
}
