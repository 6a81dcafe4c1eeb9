import { useLanguage } from '../platform/texts/language.tsx'
import { formatTimestamp } from './format-timestamp.ts'

/** Shows a time to the minute, in the time zone of the page's language (B3.8). */
export function Timestamp({ at }: { at: string }) {
  const { language } = useLanguage()
  return (
    <time dateTime={at} className="whitespace-nowrap tabular-nums">
      {formatTimestamp(language, at)}
    </time>
  )
}
