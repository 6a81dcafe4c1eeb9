import { useState, type MouseEvent } from 'react'
import { listDistinctNotes, joinNotes, maxNoteLength } from '../../../shared/progress/step-notes.ts'
import { assignStepMarks, markStep, type MarkedStep, type Step } from '../../../shared/progress/steps.ts'
import { formatDay } from '../../../shared/dates.ts'
import { useLanguage } from '../../platform/texts/language.tsx'
import { Button } from '../../ui/button.tsx'
import { focusOnMount } from '../../ui/focus-on-mount.ts'
import { Icon } from '../../ui/icon.tsx'
import { TextArea } from '../../ui/form/text-field.tsx'
import { DeviceNotes } from './device-notes.tsx'
import { addStepMarks, getThisDevice, useStepMarks } from './marks-store.ts'

interface GuideStepsProps {
  guideId: number
  /** Steps of the guide. Undefined in an offline copy that was saved before guides had steps. */
  steps: readonly Step[] | undefined
}

const noSteps: readonly Step[] = []

/** Shows a guide's steps with checkboxes, and the user's own note on each (B21.5). */
export function GuideSteps({ guideId, steps = noSteps }: GuideStepsProps) {
  const { t } = useLanguage()
  const marks = useStepMarks()
  const shown = assignStepMarks(
    steps,
    marks.filter((mark) => mark.guideId === guideId),
  )
  if (steps.length === 0) return null
  const done = shown.steps.filter(({ mark }) => mark?.done === true).length
  return (
    <section id="steps" aria-labelledby="steps-title" className="steps mt-14 max-w-measure scroll-mt-20">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="steps-title" className="text-xl">
          {t('steps.title')}
        </h2>
        <Button variant="secondary" className="print:hidden" onClick={printSteps}>
          {t('steps.print')}
        </Button>
      </div>
      <output className="mt-2 block text-md text-soft tabular-nums">
        {t('steps.done', { done: String(done), all: String(steps.length) })}
      </output>
      <ol className="mt-4 border-t border-line">
        {shown.steps.map((step) => (
          <StepItem
            key={step.key}
            step={step}
            change={(made) =>
              addStepMarks(
                markStep({ guideId, steps: steps.length, at: Date.now(), by: getThisDevice() }, step, made),
              )
            }
          />
        ))}
      </ol>
      {done === steps.length && <Finished steps={shown.steps} />}
      {shown.gone.length > 0 && (
        <div className="mt-6 text-md">
          <h3 className="font-semibold">{t('steps.gone')}</h3>
          <ul className="mt-2 list-disc pl-5">
            {shown.gone.map(({ step, notes = [] }) => (
              <li key={step} className="whitespace-pre-wrap">
                {joinNotes(listDistinctNotes(notes))}
              </li>
            ))}
          </ul>
        </div>
      )}
      <p className="mt-4 text-sm text-soft print:hidden">{t('steps.kept')}</p>
    </section>
  )
}

/** Path of lucide's icon (ISC license). */
const closedBookIcon =
  'M4 19.5v-15A2.5 2.5 0 0 1 6.5 2H19a1 1 0 0 1 1 1v18a1 1 0 0 1-1 1H6.5a1 1 0 0 1 0-5H20M9 9.5l2 2 4-4'

/** Shows the date of the last step once all steps are done. */
function Finished({ steps }: { steps: readonly MarkedStep[] }) {
  const { t, language } = useLanguage()
  const last = Math.max(...steps.map(({ mark }) => mark?.at ?? 0))
  return (
    <p className="mt-4 flex animate-arrive items-center gap-3 rounded-card border border-accent bg-accent-soft px-5 py-3 text-md font-semibold text-accent">
      <Icon path={closedBookIcon} className="text-xl" />
      {t('steps.finished', { date: formatDay(language, new Date(last)) })}
    </p>
  )
}

interface StepItemProps {
  step: MarkedStep
  change: (made: { done?: boolean; note?: string }) => void
}

function StepItem({ step: { text, place, mark, rewritten }, change }: StepItemProps) {
  const { t } = useLanguage()
  const note = mark?.note ?? ''
  const notes = listDistinctNotes(mark?.notes ?? [])
  const [isWriting, setWriting] = useState(false)
  const [isJoined, setJoined] = useState(false)
  const [base, setBase] = useState(note)
  // A note from another device replaces the text in this field, unless the user is typing in it.
  if (!isWriting && base !== note) setBase(note)
  return (
    <li className="border-b border-line py-3">
      <label className="flex min-h-11 items-start gap-3 py-2">
        <input
          type="checkbox"
          checked={mark?.done ?? false}
          onChange={(event) => change({ done: event.target.checked })}
          className="mt-1 size-4.5 shrink-0 accent-accent"
        />
        <span>
          <span className="tabular-nums">{place + 1}. </span>
          {text}
          {rewritten && (
            <strong className="block text-sm font-normal text-premium">{t('steps.rewritten')}</strong>
          )}
        </span>
      </label>
      {notes.length > 1 ? (
        <DeviceNotes
          number={place + 1}
          notes={notes}
          join={(joined) => {
            setJoined(true)
            change({ note: joined })
          }}
        />
      ) : (
        <details className="pl-7.5">
          <summary
            ref={isJoined ? focusOnMount : undefined}
            className="flex min-h-9 cursor-pointer items-center text-sm text-soft"
          >
            {note === '' ? (
              <span className="print:hidden">{t('steps.addNote')}</span>
            ) : (
              <span className="whitespace-pre-wrap">{note}</span>
            )}
          </summary>
          <TextArea
            key={base}
            label={t('steps.note', { number: String(place + 1) })}
            defaultValue={base}
            maxLength={maxNoteLength}
            rows={3}
            onFocus={() => setWriting(true)}
            onBlur={(event) => {
              setWriting(false)
              const written = event.target.value.trim()
              if (written !== base) change({ note: written })
            }}
          />
        </details>
      )}
    </li>
  )
}

/** Prints only the steps with their checkboxes and the reader's name, by hiding everything else while printing. */
function printSteps({ currentTarget }: MouseEvent<HTMLElement>): void {
  const others: HTMLElement[] = []
  let kept: Element | null = currentTarget.closest('.steps')
  for (; kept !== null && kept !== document.body; kept = kept.parentElement)
    for (const other of kept.parentElement?.children ?? [])
      if (other !== kept && other instanceof HTMLElement && !other.matches('[hidden], [data-licensed]'))
        others.push(other)
  for (const other of others) other.style.setProperty('display', 'none', 'important')
  print()
  for (const other of others) other.style.removeProperty('display')
}
