import { formatMoment } from '../../shared/dates.ts'
import { useLanguage } from '../platform/texts/language.tsx'

/** A time to the minute, in the time zone of the page's language (B3.8). */
export function Moment({ at }: { at: string }) {
  const { language } = useLanguage()
  return (
    <time dateTime={at} className="whitespace-nowrap tabular-nums">
      {formatMoment(language, new Date(at))}
    </time>
  )
}
