import {
  localizeIncomeRange,
  type GuideSummary,
  type LocalizedText,
  type ReportCounts,
} from '../../../shared/guides/guides.ts'
import {
  maxEarlyWeeks,
  reportAfterDays,
  waitBandLimits,
  type ReportedFigures,
} from '../../../shared/guides/reports/reports.ts'
import { formatIncomeBands } from '../../../shared/guides/reports/format-income-bands.ts'
import { pageLanguages, type PageLanguage } from '../../../shared/languages.ts'
import { localizePath, paths } from '../../../shared/paths.ts'
import { escapeMarkup } from '../../platform/markup.ts'
import { getTranslate } from '../../platform/texts.ts'
import { countEarlyPayments, countPayments } from './count-reports.ts'

interface Drawn {
  figures: ReportedFigures
  card: GuideSummary
  firstIncome: LocalizedText
  /** Number of guides with published reports. */
  reportedGuides: number
}

/** Returns the reported figures that a guide's card shows, in all languages (B21.80). */
export function toReportCounts({ reports, waits }: ReportedFigures): ReportCounts {
  const paid = countPayments(waits)
  const sayIn = (language: PageLanguage) =>
    getTranslate(language)('reports.onCard', { reports: String(reports), paid: String(paid) })
  const said = Object.fromEntries(pageLanguages.map((language) => [language, sayIn(language)]))
  return { reports, paid, said: said as ReportCounts['said'] }
}

/**
 * Renders the reports on a guide as static HTML (B21.32). Rendered on the server, so that the page loads no script for it. All
 * text is escaped, and all classes already occur in other components.
 */
export function renderReports(language: PageLanguage, { figures, card, firstIncome, reportedGuides }: Drawn) {
  const t = getTranslate(language)
  const text = escapeMarkup
  const { reports, tried, waits, incomes, stops, troubles, sentences } = figures
  const lead = [
    t('reports.count', { count: reports }),
    t('reports.tried', { count: tried }),
    t('reports.early', { count: countEarlyPayments(waits), weeks: maxEarlyWeeks }),
    ...stops.slice(0, 1).map((stop) => t('reports.stopped', { ...stop })),
  ]
  const estimate = [
    localizeIncomeRange(language, card),
    ...(firstIncome.text === '' ? [] : [t('reports.estimatedWait', { wait: firstIncome.text })]),
  ]
  return [
    `<section aria-labelledby="reports" class="mt-14"><h2 id="reports" class="text-xl">${text(t('reports.title'))}</h2>`,
    `<p class="mt-4 text-md font-semibold tabular-nums">${text(lead.join(t('reports.and')))}${text(t('reports.end'))}</p>`,
    `<p class="mt-2 text-md text-soft">${text(t('reports.estimate', { estimate: estimate.join(t('reports.and')) }))}</p>`,
    `<div class="mt-6 grid grid-cols-1 gap-8 md:grid-cols-2">`,
    drawBars(
      t('reports.wait'),
      namedWaits(language).map((name, place) => [name, waits[place] ?? 0]),
    ),
    drawBars(
      t('reports.income'),
      formatIncomeBands(t, language).map((name, place) => [name, incomes[place] ?? 0]),
    ),
    drawBars(
      t('reports.stops'),
      stops.map(({ step, count }) => [t('reports.stop', { step }), count]),
    ),
    drawBars(
      t('reports.troubles'),
      troubles.map(({ trouble, count }) => [t(`reports.trouble.${trouble}`), count]),
    ),
    `</div>`,
    ...(sentences.length === 0
      ? []
      : [
          `<h3 class="mt-8 text-base">${text(t('reports.sentences'))}</h3>`,
          `<ul class="mt-3 grid gap-2 text-md">`,
          ...sentences.map(
            (each) =>
              `<li${each.language === language ? '' : ` lang="${each.language}"`} class="border-l border-line pl-5">${text(each.text)}</li>`,
          ),
          `</ul>`,
        ]),
    `<p class="mt-6 text-sm text-soft">${text(t('reports.how', { weeks: reportAfterDays / 7 }))}</p>`,
    ...(reportedGuides < 2
      ? []
      : [
          `<p class="mt-4 text-md"><a href="${text(localizePath(language, reportedPath))}" class="text-link">${text(t('reports.others', { count: String(reportedGuides) }))}</a></p>`,
        ]),
    `</section>`,
  ].join('')
}

/** Path of the guide list filtered to guides with reports. Its query string equals the one that the list builds. */
const reportedPath = `${paths.guides}?sort=reported&reported=1`

function namedWaits(language: PageLanguage): string[] {
  const t = getTranslate(language)
  return [
    ...waitBandLimits.map((to, place) => {
      const before = waitBandLimits[place - 1]
      return before === undefined
        ? t('reports.within', { to })
        : t('reports.weeksTo', { from: before + 1, to })
    }),
    t('reports.later', { weeks: waitBandLimits.at(-1) ?? 0 }),
    t('reports.noneYet'),
  ]
}

/** Renders one table row per value: name, bar and number. */
function drawBars(title: string, rows: readonly (readonly [name: string, count: number])[]): string {
  if (rows.length === 0) return ''
  const most = Math.max(1, ...rows.map(([, count]) => count))
  const drawn = rows.map(
    ([name, count]) =>
      `<tr><th scope="row" class="py-1 pr-4 text-left font-normal whitespace-nowrap">${escapeMarkup(name)}</th><td class="w-full"><svg aria-hidden="true" width="100%" height="10" class="text-accent"><rect width="${Math.round((100 * count) / most)}%" height="10" rx="3" fill="currentColor"/></svg></td><td class="pl-5 text-right tabular-nums">${count}</td></tr>`,
  )
  return `<table class="w-full text-sm"><caption class="pb-2 text-left text-md font-semibold">${escapeMarkup(title)}</caption><tbody>${drawn.join('')}</tbody></table>`
}
