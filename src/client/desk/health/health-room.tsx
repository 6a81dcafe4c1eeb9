import type { ReactNode } from 'react'
import type { Outputs } from '../../platform/api/api.ts'
import { trpc } from '../../platform/api/trpc.ts'
import { useQueryString } from '../../platform/pages/navigation.tsx'
import { useLanguage } from '../../platform/texts/language.tsx'
import { DeskTable } from '../desk-table.tsx'
import { Loaded } from '../loaded.tsx'
import { Moment } from '../moment.tsx'
import { RoomHeading } from '../room-heading.tsx'
import { Section } from '../section.tsx'
import { DeedButton, deedTexts } from '../deeds/deed-button.tsx'
import { ComparisonPart } from './comparison-part.tsx'
import { FailureList } from './failure-list.tsx'

type Health = Outputs['desk']['health']

const usualRefreshMs = 30_000
/** So that a bar moves. */
const busyRefreshMs = 1000

/**
 * Parses the id of a failed request from the query string; drops characters that an id can't contain, such as a
 * copied full stop.
 */
export function healthInputOf(query: URLSearchParams): { find?: string } {
  const find = (query.get('find') ?? '').replaceAll(/[^\w-]/g, '').slice(0, 64)
  return find === '' ? {} : { find }
}

/** Whether the shop's own work goes on, with the presses that are safe (B20.23). */
export function HealthRoom() {
  const { t } = useLanguage()
  const asked = healthInputOf(useQueryString())
  const health = trpc.desk.health.useQuery(asked, {
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data?.comparison?.endedAt === null ? busyRefreshMs : usualRefreshMs,
  })
  return (
    <RoomHeading title={t('desk.room.health')} text={t('desk.health.text')}>
      <Loaded from={health}>{(data) => <HealthPart health={data} find={asked.find ?? ''} />}</Loaded>
    </RoomHeading>
  )
}

function HealthPart({ health, find }: { health: Health; find: string }) {
  const { t } = useLanguage()
  const { nodes, failures, mails, events, chores, comparison, queues, failed } = health
  return (
    <>
      <dl className="grid gap-x-8 gap-y-4 text-md sm:grid-cols-2 lg:grid-cols-3">
        <Fact name={t('desk.health.mails')}>
          {t('desk.health.mailsWaiting', { waiting: mails.waiting, refused: mails.refused })}
        </Fact>
        <Fact name={t('desk.health.events')}>
          {events.lastAt === null ? t('desk.health.never') : <Moment at={events.lastAt} />}
          {events.slowestSeconds !== null && (
            <span className="block text-sm text-soft">
              {t('desk.health.slowest', { seconds: Math.round(events.slowestSeconds) })}
            </span>
          )}
        </Fact>
        {(['reconcile', 'sweep', 'backup', 'restore-drill', 'paid-lines', 'proof'] as const).map((chore) => {
          const done = chores.find((each) => each.chore === chore)
          return (
            <Fact key={chore} name={t(`desk.health.${chore}`)}>
              {done === undefined ? t('desk.health.never') : <Moment at={done.succeededAt} />}
            </Fact>
          )
        })}
      </dl>
      <div className="mt-6 flex flex-wrap gap-3">
        <DeedButton {...deedTexts(t, 'sweep')} why={false} work={(desk) => desk.sweepNow.mutate()}>
          <p>{t('desk.sweep.text')}</p>
        </DeedButton>
      </div>
      <ComparisonPart comparison={comparison} />
      <Section title={t('desk.health.failures')}>
        <FailureList failures={failures} find={find} />
      </Section>
      <Section title={t('desk.health.nodes')}>
        <NodeTable nodes={nodes} />
      </Section>
      <Section title={t('desk.health.jobs')}>
        <DeskTable
          label={t('desk.health.jobs')}
          columns={[
            { name: t('desk.health.queue'), heads: true, render: ({ queue }) => queue },
            { name: t('desk.health.waiting'), number: true, render: ({ waiting }) => waiting },
            { name: t('desk.health.failed'), number: true, render: (queue) => queue.failed },
          ]}
          rows={queues}
          keyOf={({ queue }) => queue}
          empty={t('desk.health.noJobs')}
        />
      </Section>
      {failed.length > 0 && (
        <Section
          title={t('desk.health.gaveUp')}
          beside={
            <DeedButton {...deedTexts(t, 'retry')} why={false} work={(desk) => desk.retryJobs.mutate()}>
              <p>{t('desk.retry.text', { count: failed.length })}</p>
            </DeedButton>
          }
        >
          <DeskTable
            label={t('desk.health.gaveUp')}
            columns={[
              { name: t('desk.when'), render: ({ at }) => <Moment at={at} /> },
              { name: t('desk.health.queue'), heads: true, render: ({ queue }) => queue },
              { name: t('desk.health.error'), render: ({ message }) => <span lang="en">{message}</span> },
            ]}
            rows={failed}
            keyOf={({ id }) => id}
            empty={t('desk.nothing')}
          />
        </Section>
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

/** Every process of the shop, and whether all run the same (B20.34). */
function NodeTable({ nodes }: { nodes: Outputs['desk']['health']['nodes'] }) {
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
