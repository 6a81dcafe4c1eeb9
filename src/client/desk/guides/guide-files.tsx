import { useState, type FormEvent } from 'react'
import { deskPaths } from '../../../shared/desk/desk-paths.ts'
import type { FileCompared } from '../../../shared/desk/guide-file-schemas.ts'
import { largestFileBytes } from '../../../shared/desk/guide-files.ts'
import { refusalOf, type Api } from '../../platform/api/api.ts'
import { trpc } from '../../platform/api/trpc.ts'
import { reportFailure } from '../../platform/browser/report-failure.ts'
import { Link } from '../../platform/pages/navigation.tsx'
import { useLanguage } from '../../platform/texts/language.tsx'
import { Button } from '../../ui/button.tsx'
import { FormFailure } from '../../ui/form/form-failure.tsx'
import { DeedButton } from '../deeds/deed-button.tsx'
import { textOf } from '../deeds/text-of.ts'
import { DeskTable } from '../desk-table.tsx'
import { RoomHeading } from '../room-heading.tsx'
import { Section } from '../section.tsx'
import { described } from './many-bar.tsx'

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
        <Import />
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

interface Sent {
  name: string
  text: string
}

function Import() {
  const { t } = useLanguage()
  const { client, guides } = trpc.useUtils()
  const [asked, setAsked] = useState<{ file: Sent; compared: FileCompared }>()
  const [failure, setFailure] = useState<string>()
  const [pending, setPending] = useState(false)
  const forget = () => {
    setAsked(undefined)
    setFailure(undefined)
  }
  const compare = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const chosen = new FormData(event.currentTarget).get('file')
    if (!(chosen instanceof File)) return
    forget()
    if (chosen.size > largestFileBytes) return setFailure(t('desk.files.tooLarge'))
    setPending(true)
    try {
      const text = await readText(chosen)
      if (text === undefined) return setFailure(t('desk.files.notText'))
      const file = { name: chosen.name, text }
      setAsked({ file, compared: await client.desk.compareFile.mutate(file) })
    } catch (error) {
      reportFailure('A file of guides could not be compared', error)
      const refusal = refusalOf(error)
      // What is wrong with the file, by the rules for files, which are in English.
      const said = refusal === 'invalid-input' && error instanceof Error ? error.message : undefined
      setFailure(said ?? t(refusal === undefined ? 'desk.deed.noAnswer' : `refusal.${refusal}`))
    } finally {
      setPending(false)
    }
  }
  return (
    <>
      <p className="mb-4 max-w-measure text-md text-soft">{t('desk.files.importText')}</p>
      <form
        method="post"
        className="flex flex-wrap items-end gap-4"
        onSubmit={(event) => void compare(event)}
      >
        <label className="grid max-w-full grid-cols-1 gap-1.5 text-md font-semibold">
          {t('desk.files.file')}
          <input
            type="file"
            name="file"
            accept=".csv,.jsonl"
            required
            onChange={forget}
            className="w-full rounded-control border border-line p-2 font-normal"
          />
        </label>
        <Button type="submit" variant="secondary" pending={pending}>
          {t('desk.files.compare')}
        </Button>
      </form>
      <div role="alert" className="mt-3 empty:hidden">
        <FormFailure text={failure} />
      </div>
      {asked !== undefined && (
        <Compared
          compared={asked.compared}
          write={async (desk, reason) => {
            const { file, compared } = asked
            const partial = compared.refused > 0
            await desk.importFile.mutate({ ...file, partial, mark: compared.mark, reason })
            forget()
            await guides.invalidate()
          }}
        />
      )}
    </>
  )
}

/** Undefined for what is not UTF-8. */
async function readText(file: File): Promise<string | undefined> {
  const bytes = await file.arrayBuffer()
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (error) {
    if (error instanceof TypeError) return undefined
    throw error
  }
}

interface ComparedProps {
  compared: FileCompared
  write: (desk: Api['desk'], reason: string) => Promise<void>
}

function Compared({ compared, write }: ComparedProps) {
  const { t } = useLanguage()
  const { added, changed, unchanged, refused, problems, shown } = compared
  const count = added + changed
  return (
    <div className="mt-6 grid gap-5 text-md">
      <output className="font-semibold">
        {t('desk.files.willDiffer', { added, changed, unchanged, refused })}
      </output>
      {problems.length > 0 && (
        <div>
          <h3 className="text-md font-semibold">{t('desk.files.problems')}</h3>
          <ul className="mt-1 max-h-60 overflow-y-auto text-soft">
            {problems.map((problem) => (
              <li key={`${problem.line} ${problem.field} ${problem.reason}`} className="break-words py-0.5">
                {t('desk.files.problem', problem)}
              </li>
            ))}
          </ul>
        </div>
      )}
      {count > 0 && (
        <>
          <Differences shown={shown} />
          {count > shown.length && (
            <p className="text-soft">{t('desk.guides.more', { count: count - shown.length })}</p>
          )}
          <div>
            <DeedButton
              name={t('desk.files.write', { count })}
              action={t('desk.files.write', { count })}
              done={t('desk.files.written', { count })}
              work={(desk, form) => write(desk, textOf(form, 'reason'))}
            >
              <p>{t('desk.files.writeText')}</p>
              {refused > 0 && <p>{t('desk.files.skips', { count: refused })}</p>}
            </DeedButton>
          </div>
        </>
      )}
    </div>
  )
}

function Differences({ shown }: { shown: FileCompared['shown'] }) {
  const { t } = useLanguage()
  const partsOf = ({ before, after, changed }: FileCompared['shown'][number]) => {
    if (before === null) return t('desk.files.isNew', { values: described(after) })
    const values = { before: described(before), after: described(after) }
    return (
      <>
        {changed.map((field) => t(`desk.guide.part.${field}`)).join(' · ')}
        {values.before !== values.after && (
          <span className="block">{t('desk.guides.beforeAfter', values)}</span>
        )}
      </>
    )
  }
  return (
    <DeskTable
      label={t('desk.files.compare')}
      columns={[{ name: t('desk.guides.guide'), heads: true }, { name: t('desk.what') }]}
      rows={shown.map((guide) => ({
        key: guide.id,
        cells: [
          <span key="title">
            <span lang="en">{guide.titleEn}</span> <span className="text-soft tabular-nums">#{guide.id}</span>
          </span>,
          <span key="what" className="text-soft">
            {partsOf(guide)}
          </span>,
        ],
      }))}
      empty={null}
    />
  )
}

function Export({ format }: { format: 'csv' | 'jsonl' }) {
  const { t } = useLanguage()
  const name = t('desk.files.download', { format: format.toUpperCase() })
  return (
    <DeedButton
      name={name}
      action={name}
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
