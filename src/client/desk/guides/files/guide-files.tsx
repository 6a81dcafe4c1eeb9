import { deskPaths } from '../../../../shared/desk/desk-paths.ts'
import type { Api } from '../../../platform/api/api.ts'
import { Link } from '../../../platform/pages/navigation.tsx'
import { useLanguage } from '../../../platform/texts/language.tsx'
import { DeedButton } from '../../deeds/deed-button.tsx'
import { RoomHeading } from '../../room-heading.tsx'
import { Section } from '../../section.tsx'
import { ImportForm } from './import-form.tsx'

/** All guides into and out of the shop as files (B20.60, B20.61). */
export function GuideFiles() {
  const { t } = useLanguage()
  return (
    <RoomHeading
      title={t('desk.files.title')}
      beside={
        <Link to={deskPaths.guides} className="text-link text-md">
          {t('desk.room.guides')}
        </Link>
      }
    >
      <Section title={t('desk.files.import')}>
        <ImportForm />
      </Section>
      <Section title={t('desk.files.export')}>
        <p className="mb-4 max-w-measure text-md text-soft">{t('desk.files.exportText')}</p>
        <div className="flex flex-wrap gap-3">
          <Export format="csv" />
          <Export format="jsonl" />
        </div>
      </Section>
    </RoomHeading>
  )
}

function Export({ format }: { format: 'csv' | 'jsonl' }) {
  const { t } = useLanguage()
  const name = t('desk.files.download', { format: format.toUpperCase() })
  return (
    <DeedButton
      name={name}
      done={t('desk.files.downloaded')}
      why={false}
      work={async (desk) => download(`guides.${format}`, await collect(desk, format))}
    >
      <p>{t('desk.files.secret')}</p>
    </DeedButton>
  )
}

/** The file's parts, one after another. */
async function collect(desk: Api['desk'], format: 'csv' | 'jsonl'): Promise<string[]> {
  const parts: string[] = []
  for (let after: number | null = 0; after !== null;) {
    const { text, next }: { text: string; next: number | null } = await desk.exportGuides.mutate({
      format,
      after,
    })
    parts.push(text)
    after = next
  }
  return parts
}

function download(name: string, parts: string[]): void {
  const address = URL.createObjectURL(new Blob(parts, { type: 'text/plain' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser has begun to save it by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
