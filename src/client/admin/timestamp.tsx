import { useLanguage } from '../platform/texts/language.tsx'
import { languages, type PageLanguage } from '../../shared/languages.ts'

/** Shows a time to the minute, in the time zone of the page's language (B3.8). */
export function Timestamp({ at }: { at: string }) {
  const { language } = useLanguage()
  return (
    <time dateTime={at} className="whitespace-nowrap tabular-nums">
      {formatTimestamp(language, at)}
    </time>
  )
}

/** Formats a time to the minute, in the time zone of the page's language (B3.8). */
export const formatTimestamp = (language: PageLanguage, at: string) => formatOf(language).format(new Date(at))

/** Creating a formatter is slow, and tables use it for every row. */
const formats = new Map<PageLanguage, Intl.DateTimeFormat>()

function formatOf(language: PageLanguage): Intl.DateTimeFormat {
  const known = formats.get(language)
  if (known !== undefined) return known
  const { timeZone } = languages[language]
  const shape = { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23', timeZone } as const
  const format = new Intl.DateTimeFormat(language, shape)
  formats.set(language, format)
  return format
}
