import { languages, type PageLanguage } from '../../shared/languages.ts'
import { useLanguage } from '../platform/texts/language.tsx'

/** A time to the minute, in the time zone of the page's language (B3.8). */
export function Moment({ at }: { at: string }) {
  const { language } = useLanguage()
  return (
    <time dateTime={at} className="whitespace-nowrap tabular-nums">
      {formatOf(language).format(new Date(at))}
    </time>
  )
}

/** Each table needs one, many times. */
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
