import { adminPaths } from '../../../../shared/admin/admin-paths.ts'
import type { Api } from '../../../platform/api/api.ts'
import { saveFile } from '../../../platform/browser/save-file.ts'
import { Link } from '../../../platform/pages/navigation.tsx'
import { useLanguage } from '../../../platform/texts/language.tsx'
import { ConfirmAction } from '../../actions/confirm-action.tsx'
import { SectionHeading, AdminSubsection } from '../../section.tsx'
import { ImportForm } from './import-form.tsx'

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
