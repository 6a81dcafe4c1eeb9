import { useLanguage } from '../../platform/texts/language.tsx'

interface CsvLinkProps {
  /** Name of the file, without its extension. */
  name: string
  rows: readonly (readonly (string | number)[])[]
}

/** Renders a link that downloads the rows as a CSV file. */
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

/** Quotes a value, and prefixes what a spreadsheet would run as a formula. */
function toField(value: string | number): string {
  const text = String(value).replace(/^[=+\-@\t\r]/, String.raw`'$&`)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
