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

const createFormat = (language: PageLanguage) =>
  new Intl.DateTimeFormat(language, {
    dateStyle: 'medium',
    timeStyle: 'short',
    hourCycle: 'h23',
    timeZone: languages[language].timeZone,
  })

/** Creating a formatter is slow, and tables use it for every row. */
const formats = { en: createFormat('en'), ja: createFormat('ja') }

/** Formats a time to the minute, in the time zone of the page's language (B3.8). */
export const formatTimestamp = (language: PageLanguage, at: string) => formats[language].format(new Date(at))
