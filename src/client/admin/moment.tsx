import { useLanguage } from '../platform/texts/language.tsx'
import { formatMoment } from './format-moment.ts'

/** A time to the minute, in the time zone of the page's language. */
export function Moment({ at }: { at: string }) {
  const { language } = useLanguage()
  return (
    <time dateTime={at} className="whitespace-nowrap tabular-nums">
      {formatMoment(language, at)}
    </time>
  )
}
