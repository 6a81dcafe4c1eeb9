import { useLanguage } from '../../platform/texts/language.tsx'

interface CsvLinkProps {
  /** Of the file, without its ending. */
  name: string
  rows: readonly (readonly (string | number)[])[]
}

/** The same rows as a file, made where it is pressed. */
export function CsvLink({ name, rows }: CsvLinkProps) {
  const { t } = useLanguage()
  const text = rows.map((row) => row.map(toField).join(',')).join('\r\n')
  return (
    <a
      href={`data:text/csv;charset=utf-8,${encodeURIComponent(`\uFEFF${text}\r\n`)}`}
      download={`${name}.csv`}
      className="text-link w-fit text-sm"
    >
      {t('admin.csv')}
    </a>
  )
}

/** A title that begins like a formula is only text in a table. */
function toField(value: string | number): string {
  const text = String(value).replace(/^[=+\-@\t\r]/, String.raw`'$&`)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
