import { joinNotes, type DeviceKind, type StepNote } from '../../../shared/progress/step-notes.ts'
import { useLanguage } from '../../platform/texts/language.tsx'
import { Button } from '../../ui/button.tsx'

const names: Record<Exclude<DeviceKind, 'other'>, string> = {
  iphone: 'iPhone',
  ipad: 'iPad',
  android: 'Android',
  mac: 'Mac',
  windows: 'Windows',
  linux: 'Linux',
}

interface DeviceNotesProps {
  /** Number of the step, from 1. */
  number: number
  /** The devices' notes, the latest first. */
  notes: readonly StepNote[]
  join: (text: string) => void
}

/** Shows different notes on one step that devices wrote while offline, and a button that joins them (B21.94). */
export function DeviceNotes({ number, notes, join }: DeviceNotesProps) {
  const { t, language } = useLanguage()
  const joined = joinNotes(notes)
  const formatTime = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <section aria-label={t('steps.note', { number: String(number) })} className="pl-7.5 text-sm">
      <p className="text-premium">{t('steps.severalNotes')}</p>
      <ul className="mt-2 grid gap-2">
        {notes.map(({ device, kind, at, text }) => (
          <li key={device} className="border-l-2 border-line pl-3">
            <p className="text-soft">
              {t('steps.noteFrom', {
                device: kind === 'other' ? t('steps.otherDevice') : names[kind],
                time: formatTime.format(at),
              })}
            </p>
            <p className="wrap-anywhere whitespace-pre-wrap">{text}</p>
          </li>
        ))}
      </ul>
      {joined !== undefined && (
        <Button variant="secondary" className="mt-3 print:hidden" onClick={() => join(joined)}>
          {t('steps.join')}
        </Button>
      )}
    </section>
  )
}
