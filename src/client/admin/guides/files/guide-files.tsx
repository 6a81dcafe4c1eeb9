import { adminPaths } from '../../../../shared/admin/admin-paths.ts'
import type { Api } from '../../../platform/api/api.ts'
import { saveFile } from '../../../platform/browser/save-file.ts'
import { Link } from '../../../platform/pages/navigation.tsx'
import { useLanguage } from '../../../platform/texts/language.tsx'
import { ConfirmAction } from '../../actions/confirm-action.tsx'
import { SectionHeading, AdminSubsection } from '../../section.tsx'
import { Button } from '../../../ui/button.tsx'
import { focusOnMount } from '../../../ui/focus-on-mount.ts'
import { FormFailure } from '../../../ui/form/form-failure.tsx'
import { createSubmitHandler } from '../../../ui/form/form-data.ts'
import { FileChanges } from './file-changes.tsx'
import { useImport } from './use-import.ts'
import { ImportProgress } from './import-progress.tsx'

/** Imports and exports all guides as files (B20.60, B20.61). */
export function GuideFiles() {
  const { t } = useLanguage()
  return (
    <SectionHeading
      title={t('admin.files.title')}
      beside={
        <Link to={adminPaths.guides} className="text-link text-md">
          {t('admin.section.guides')}
        </Link>
      }
    >
      <AdminSubsection title={t('admin.files.import')}>
        <ImportForm />
      </AdminSubsection>
      <AdminSubsection title={t('admin.files.export')}>
        <p className="mb-4 max-w-measure text-md text-soft">{t('admin.files.exportText')}</p>
        <div className="flex flex-wrap gap-3">
          <Export format="csv" />
          <Export format="jsonl" />
        </div>
      </AdminSubsection>
    </SectionHeading>
  )
}

/** Uploads a file, shows what it would change, and then the result of the import. */
function ImportForm() {
  const { t } = useLanguage()
  const { state, progress, reset, compare, write } = useImport()
  const submit = createSubmitHandler((data) => {
    const chosen = data.get('file')
    if (chosen instanceof File) void compare(chosen)
  })
  const again = state.is === 'failed' ? state.again : undefined
  return (
    <>
      <p className="mb-4 max-w-measure text-md text-soft">{t('admin.files.importText')}</p>
      <form method="post" className="flex flex-wrap items-end gap-4" onSubmit={submit}>
        <label className="grid max-w-full grid-cols-1 gap-1.5 text-md font-semibold">
          {t('admin.files.file')}
          <input
            type="file"
            name="file"
            accept=".csv,.jsonl"
            required
            onChange={reset}
            className="w-full rounded-control border border-line p-2 font-normal"
          />
        </label>
        <Button type="submit" variant="secondary" pending={state.is === 'comparing'}>
          {t('admin.guides.compare')}
        </Button>
      </form>
      <div className="mt-4 grid gap-3 empty:hidden">
        <ImportProgress progress={progress} />
        <div role="alert">
          <FormFailure text={state.is === 'failed' ? state.why : undefined} />
        </div>
        {again !== undefined && (
          <Button variant="secondary" className="w-fit" onClick={() => void compare(again)}>
            {t('ui.tryAgain')}
          </Button>
        )}
      </div>
      {state.is === 'compared' && (
        <FileChanges
          compared={state.compared}
          progress={progress}
          write={(admin, reason) => write(admin, state.file, reason)}
        />
      )}
      {state.is === 'written' && (
        // Takes the focus, because the focused button was removed.
        <p ref={focusOnMount} tabIndex={-1} className="text-md font-semibold">
          {t('admin.files.written', { count: state.count })}{' '}
          <Link to={adminPaths.guides} className="text-link font-normal">
            {t('admin.files.seeThem')}
          </Link>
        </p>
      )}
    </>
  )
}

function Export({ format }: { format: 'csv' | 'jsonl' }) {
  const { t } = useLanguage()
  const name = t('admin.files.download', { format: format.toUpperCase() })
  return (
    <ConfirmAction
      name={name}
      done={t('admin.files.downloaded')}
      asksReason={false}
      run={async (admin) => saveFile(`guides.${format}`, await collect(admin, format), 'text/plain')}
    >
      <p>{t('admin.files.secret')}</p>
    </ConfirmAction>
  )
}

/** Fetches the parts of the export file in order. */
async function collect(admin: Api['admin'], format: 'csv' | 'jsonl'): Promise<string[]> {
  const parts: string[] = []
  for (let after: number | null = 0; after !== null;) {
    const { text, next }: { text: string; next: number | null } = await admin.exportGuides.mutate({
      format,
      after,
    })
    parts.push(text)
    after = next
  }
  return parts
}
