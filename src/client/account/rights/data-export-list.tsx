import { formatDay } from '../../../shared/dates.ts'
import { explainAccountError } from '../../auth/identity/account-errors.ts'
import { useAuth } from '../../auth/session/session-provider.tsx'
import { getRefusalCode, type RouterOutputs } from '../../platform/api/api.ts'
import { trpc } from '../../platform/api/trpc.ts'
import { queryProfiles } from '../../platform/api/query-profiles.ts'
import { saveFile } from '../../platform/browser/save-file.ts'
import { useHydrated } from '../../platform/browser/use-hydrated.ts'
import { useLanguage } from '../../platform/texts/language.tsx'
import { Button } from '../../ui/button.tsx'
import { usePendingAction } from '../../ui/form/use-pending-action.ts'
import { FormAlert } from '../../ui/form/form-failure.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { readBrowserData } from './browser-data.ts'
import { renderDataExport } from './render-data-export.ts'

type CopyState = RouterOutputs['account']['copies']['copies'][number]

/** Polling interval while the export is being created. */
const askAgainMs = 2000

/** Lists data exports: requested, pending, ready (B18.10). */
export function DataExportList() {
  const { t, language } = useLanguage()
  const { account } = trpc.useUtils()
  const isHydrated = useHydrated()
  const { data } = trpc.account.copies.useQuery(undefined, {
    ...queryProfiles.fresh,
    refetchInterval: ({ state }) => (state.data?.copies.some(({ ready }) => !ready) ? askAgainMs : false),
  })
  const ask = trpc.account.askCopy.useMutation()
  const { pending, failure, run } = usePendingAction((error) => explainAccountError(error, t))
  const copies = data?.copies ?? []
  const waits = copies.some(({ ready }) => !ready)
  // The link in an email contains the id of its export. If that export has expired, a message says so.
  const named = isHydrated ? /^#copy-(.+)$/.exec(window.location.hash)?.[1] : undefined
  const isGone = named !== undefined && data !== undefined && !copies.some(({ id }) => id === named)

  const press = () =>
    void run(async () => {
      await ask.mutateAsync({ language })
      await account.copies.invalidate()
    })
  return (
    <div className="mt-3 grid justify-items-start gap-4">
      {isGone && !waits && <p className="text-danger">{t('data.gone')}</p>}
      <output className="empty:hidden">
        {waits && (
          <span className="flex items-center gap-3">
            <Spinner />
            {t('data.waiting')}
          </span>
        )}
      </output>
      {copies.length > 0 && (
        <ul className="grid w-full gap-4">
          {copies
            .filter(({ ready }) => ready)
            .map((copy) => (
              <ReadyCopy key={copy.id} copy={copy} />
            ))}
        </ul>
      )}
      <FormAlert text={failure} />
      {!waits && (
        <Button variant="secondary" className="needs-script" pending={pending} onClick={press}>
          {t('data.ask')}
        </Button>
      )}
    </div>
  )
}

function ReadyCopy({ copy: { id, askedAt, endsAt } }: { copy: CopyState }) {
  const { t, language } = useLanguage()
  const { session } = useAuth()
  const { client } = trpc.useUtils()
  const { pending, failure, run } = usePendingAction((error) =>
    getRefusalCode(error) === 'not-found' ? t('data.gone') : explainAccountError(error, t),
  )
  const download = (kind: 'json' | 'html') =>
    void run(async () => {
      const shop = await client.account.copy.query({ copyId: id })
      const all = { ...shop, onThisDevice: await readBrowserData(session?.uid ?? '') }
      const text = kind === 'json' ? JSON.stringify(all, null, 2) : renderDataExport(all, language, t)
      saveFile(`ai-income-guides-${shop.madeAt.slice(0, 10)}.${kind}`, [text], types[kind])
    })
  return (
    <li id={`copy-${id}`} className="rounded-card bg-surface p-5">
      <p>
        {t('data.ready', {
          date: formatDay(language, new Date(askedAt)),
          until: formatDay(language, new Date(endsAt)),
        })}
      </p>
      <FormAlert text={failure} />
      <div className="mt-4 flex flex-wrap gap-3">
        <Button pending={pending} onClick={() => download('html')}>
          {t('data.page')}
        </Button>
        <Button variant="secondary" disabled={pending} onClick={() => download('json')}>
          {t('data.json')}
        </Button>
      </div>
    </li>
  )
}

const types = { json: 'application/json', html: 'text/html;charset=utf-8' } as const
