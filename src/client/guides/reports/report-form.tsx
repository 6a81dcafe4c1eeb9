import { useState } from 'react'
import { formatIncomeBands } from '../../../shared/guides/reports/format-income-bands.ts'
import {
  hourBands,
  hourLimits,
  incomeBands,
  maxReportSentenceLength,
  maxReportedWeeks,
  reportObstacles,
} from '../../../shared/guides/reports/reports.ts'
import type { IncomeReport } from '../../../shared/guides/reports/report-schemas.ts'
import { getRefusalCode } from '../../platform/api/api.ts'
import { trpc } from '../../platform/api/trpc.ts'
import { useLanguage } from '../../platform/texts/language.tsx'
import { Button } from '../../ui/button.tsx'
import { SegmentedControl } from '../../ui/form/segmented-control.tsx'
import { FormAlert } from '../../ui/form/form-failure.tsx'
import { TextArea, TextField, SelectField } from '../../ui/form/text-field.tsx'
import { createSubmitHandler } from '../../ui/form/form-data.ts'
import { parseReport, type ReportProblem } from './parse-report.ts'

interface ReportFormProps {
  guideId: number
  steps: number
  /** The user's saved report; null if there is none. */
  report: IncomeReport | null
}

/** Renders the form for a user's report; sending it again replaces the saved report (B21.30). */
export function ReportForm({ guideId, steps, report }: ReportFormProps) {
  const { t, language } = useLanguage()
  const [tried, setTried] = useState(report?.tried ?? true)
  const [problem, setProblem] = useState<ReportProblem>()
  const sending = trpc.guides.report.useMutation()
  // Everything but the free text is validated in the browser, so the server's refusal concerns that text.
  const isSentenceRefused = getRefusalCode(sending.error) === 'invalid-input'

  const submit = createSubmitHandler((data) => {
    if (sending.isPending) return
    const said = parseReport(data, tried)
    const found = typeof said === 'string' ? said : undefined
    sending.reset()
    setProblem(found)
    if (typeof said !== 'string') sending.mutate({ ...said, guideId, language })
  })

  return (
    <form method="post" noValidate className="grid gap-5" onSubmit={submit}>
      {report !== null && <p className="text-md text-soft">{t('reports.sentBefore')}</p>}
      <div className="grid gap-1.5">
        <span aria-hidden="true" className="text-md font-semibold">
          {t('reports.tried.question')}
        </span>
        <SegmentedControl
          label={t('reports.tried.question')}
          options={(['yes', 'no'] as const).map((value) => ({ value, label: t(`reports.tried.${value}`) }))}
          value={tried ? 'yes' : 'no'}
          onChange={(value) => setTried(value === 'yes')}
        />
      </div>
      {tried && (
        <>
          <SelectField name="hours" label={t('reports.hours')} defaultValue={report?.hours ?? ''}>
            <option value="">{t('reports.choose')}</option>
            {hourBands.map((band) => (
              <option key={band} value={band}>
                {band === 'most'
                  ? t('reports.hours.over', { most: hourLimits.many })
                  : t('reports.hours.upTo', { most: hourLimits[band] })}
              </option>
            ))}
          </SelectField>
          <TextField
            name="weeks"
            type="number"
            inputMode="numeric"
            min={0}
            max={maxReportedWeeks}
            label={t('reports.weeks')}
            hint={t('reports.weeksHint')}
            defaultValue={report?.weeks ?? ''}
            error={problem === 'needsWeeks' ? t('reports.needsWeeks', { most: maxReportedWeeks }) : undefined}
          />
          <SelectField name="income" label={t('reports.income')} defaultValue={String(report?.income ?? '')}>
            <option value="">{t('reports.choose')}</option>
            {formatIncomeBands(t, language).map((name, place) => (
              <option key={name} value={incomeBands[place]}>
                {name}
              </option>
            ))}
          </SelectField>
          {steps > 0 && (
            <SelectField
              name="stoppedAt"
              label={t('reports.stoppedAt')}
              defaultValue={String(report?.stoppedAt ?? '')}
            >
              <option value="">{t('reports.goingOn')}</option>
              {Array.from({ length: steps }, (_, place) => (
                <option key={place} value={place + 1}>
                  {t('reports.step', { step: place + 1 })}
                </option>
              ))}
            </SelectField>
          )}
        </>
      )}
      <SelectField name="trouble" label={t('reports.trouble')} defaultValue={report?.trouble ?? 'none'}>
        {reportObstacles.map((trouble) => (
          <option key={trouble} value={trouble}>
            {t(`reports.trouble.${trouble}`)}
          </option>
        ))}
      </SelectField>
      <TextArea
        name="sentence"
        label={t('reports.sentence')}
        hint={t('reports.sentenceHint')}
        rows={2}
        maxLength={maxReportSentenceLength}
        defaultValue={report?.sentence}
        error={isSentenceRefused ? t('reports.badSentence') : undefined}
      />
      <FormAlert
        text={
          problem === 'needsHours'
            ? t('reports.needsHours')
            : sending.isError && !isSentenceRefused
              ? t('reports.failed')
              : undefined
        }
      />
      <output className="text-md font-semibold text-accent empty:hidden">
        {sending.isSuccess && t('reports.sent')}
      </output>
      <Button type="submit" className="justify-self-start" pending={sending.isPending}>
        {t('reports.send')}
      </Button>
    </form>
  )
}
