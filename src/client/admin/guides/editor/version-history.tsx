import { useState } from 'react'
import type { RouterOutputs } from '../../../platform/api/api.ts'
import { trpc } from '../../../platform/api/trpc.ts'
import { reportFailure } from '../../../platform/browser/report-failure.ts'
import { useLanguage } from '../../../platform/texts/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FormAlert } from '../../../ui/form/form-failure.tsx'
import { AdminTable } from '../../admin-table.tsx'
import { QueryResult } from '../../section.tsx'
import { Timestamp } from '../../timestamp.tsx'

interface HistoryProps {
  guideId: number
  /** Number of the current version, or of the one to restore. */
  version: number
  onRestored: () => Promise<void>
}

type Save = RouterOutputs['guides']['history']['saves'][number]

/** Lists a guide's versions with their changes, and restores earlier ones (B20.54). */
export function VersionHistory({ guideId, version, onRestored }: HistoryProps) {
  const { t } = useLanguage()
  const [before, setBefore] = useState<number>()
  const [opened, open] = useState<Save>()
  const page = trpc.guides.history.useQuery(
    { id: guideId, ...(before === undefined ? {} : { before }) },
    { staleTime: 0 },
  )
  return (
    <QueryResult from={page}>
      {({ saves, next }) => (
        <>
          <AdminTable
            label={t('admin.guide.history')}
            columns={[
              { name: t('admin.guide.version'), heads: true, render: (save) => String(save.version) },
              { name: t('admin.when'), render: ({ savedAt }) => <Timestamp at={savedAt} /> },
              { name: t('admin.who'), render: ({ savedBy }) => savedBy ?? t('admin.guide.nobody') },
              { name: t('admin.what'), render: (save) => <SavedChanges save={save} /> },
              {
                name: t('admin.guide.back'),
                render: (save) =>
                  save.version === version ? null : (
                    <button
                      type="button"
                      className="text-link needs-script min-h-9"
                      onClick={() => open(save)}
                    >
                      {t('admin.guide.compare')}
                    </button>
                  ),
              },
            ]}
            rows={saves}
            keyOf={(save) => save.version}
          />
          {next !== null && (
            <Button variant="secondary" className="mt-4" onClick={() => setBefore(next)}>
              {t('admin.older')}
            </Button>
          )}
          {opened !== undefined && (
            <Dialog
              open
              title={t('admin.guide.bringBack', { version: opened.version })}
              onClose={() => open(undefined)}
            >
              <RestoreVersion
                guideId={guideId}
                version={opened.version}
                onRestored={async () => {
                  await onRestored()
                  open(undefined)
                }}
              />
            </Dialog>
          )}
        </>
      )}
    </QueryResult>
  )
}

function SavedChanges({ save: { way, changes } }: { save: Save }) {
  const { t } = useLanguage()
  return (
    <>
      {t(`admin.guide.way.${way}`)}
      {changes.map(({ field, added, removed }) => (
        <span key={field} className="block text-sm text-soft">
          {t('admin.guide.partChanged', { part: t(`admin.guide.part.${field}`), added, removed })}
        </span>
      ))}
    </>
  )
}

/** Shows what restoring the version changes, and restores it. */
function RestoreVersion({ guideId, version, onRestored }: HistoryProps) {
  const { t } = useLanguage()
  const restore = trpc.guides.bringBack.useMutation({
    onSuccess: onRestored,
    onError: (error) => reportFailure('Restoring a version failed', error),
  })
  const differences = trpc.guides.compareWithVersion.useQuery({ id: guideId, version }, { staleTime: 0 })
  return (
    <div className="grid gap-4 text-md">
      <p>{t('admin.guide.bringBackText')}</p>
      <QueryResult from={differences}>{(data) => <Differences differences={data} />}</QueryResult>
      <FormAlert text={restore.isError ? t('admin.confirm.noAnswer') : undefined} />
      <Button pending={restore.isPending} onClick={() => restore.mutate({ id: guideId, version })}>
        {t('admin.guide.bringBack', { version })}
      </Button>
    </div>
  )
}

function Differences({ differences }: { differences: RouterOutputs['guides']['compareWithVersion'] }) {
  const { t } = useLanguage()
  return (
    <dl className="grid gap-4">
      {differences.map(({ field, blocks }) => (
        <div key={field}>
          <dt className="font-semibold">{t(`admin.guide.part.${field}`)}</dt>
          {blocks.map(({ state, text }, place) =>
            state === 'same' ? null : (
              <dd
                // oxlint-disable-next-line react/no-array-index-key -- the same block may occur twice
                key={place}
                className="mt-1 rounded-control bg-raised px-2 py-1 text-sm whitespace-pre-wrap"
              >
                {state === 'added' ? (
                  <ins aria-label={t('admin.guide.added')} className="text-accent no-underline">
                    + {text}
                  </ins>
                ) : (
                  <del aria-label={t('admin.guide.removed')} className="text-danger">
                    − {text}
                  </del>
                )}
              </dd>
            ),
          )}
        </div>
      ))}
    </dl>
  )
}
