import type { ReactNode } from 'react'
import { listingSorts } from '../../../shared/guides/guides.ts'
import { maxReadingMinutes, maxSmallStartCost } from '../../../shared/guides/guide-facts.ts'
import {
  listFilterKinds,
  type ListFilterKind,
  type ListFilterValue,
} from '../../../shared/guides/list-filters.ts'
import { paths, localizePath } from '../../../shared/paths.ts'
import type { PageLanguage } from '../../../shared/languages.ts'
import { formatMoneyInText } from '../../../shared/money-in-text.ts'
import { getPageCurrency } from '../../../shared/prices.ts'
import type { Translate } from '../../../shared/texts/translate.ts'
import type { RouterOutputs } from '../../platform/api/api.ts'
import { useLanguage } from '../../platform/texts/language.tsx'
import { Link, useNavigate } from '../../platform/pages/navigation.tsx'
import { buildFormPath } from '../../ui/form/form-path.ts'
import { Button } from '../../ui/button.tsx'
import { chevronDownIcon, Icon } from '../../ui/icon.tsx'
import { buildListingPath, type ListingInput } from './listing-query-string.ts'
import { useCampaignParameters } from './use-campaign.ts'

type Choices = RouterOutputs['guides']['listing']['choices']

const selectLook = 'min-h-11 rounded-control border border-control bg-surface px-3'

interface ListToolsProps {
  input: ListingInput
  choices: Choices | undefined
}

/**
 * Renders sort order and filters as a GET form that keeps the search text. The form submits itself on change; on a static page
 * the head script submits it.
 */
export function ListTools({ input, choices }: ListToolsProps) {
  const { t, language } = useLanguage()
  const navigate = useNavigate()
  const campaign = useCampaignParameters()
  const { q, sort, free } = input
  const chosen = listFilterKinds.filter((kind) => input[kind] !== undefined)
  return (
    <form
      key={buildListingPath({ ...input, page: 1 })}
      action={localizePath(language, paths.guides)}
      className="contents"
      data-sets="list"
      autoComplete="off"
      onChange={(event) => navigate(buildFormPath(event.currentTarget))}
    >
      {Object.entries(campaign).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {q !== undefined && <input type="hidden" name="q" value={q} />}
      <label className="flex min-h-11 items-center gap-2">
        <input
          type="checkbox"
          name="free"
          value="1"
          defaultChecked={free}
          className="size-4.5 accent-accent"
        />
        {t('guides.onlyFree')}
      </label>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2 max-md:w-full md:contents">
        <label className="flex items-center gap-2 max-md:flex-1 max-md:basis-32">
          <span className="text-soft max-md:sr-only">{t('guides.sort')}</span>
          <select name="sort" defaultValue={sort ?? ''} className={`${selectLook} max-md:w-full`}>
            <option value="">{t('guides.sort.best')}</option>
            {listingSorts.map(
              (each) =>
                (each !== 'reported' || choices?.reported[0]) && (
                  <option key={each} value={each}>
                    {t(`guides.sort.${each}`)}
                  </option>
                ),
            )}
          </select>
        </label>
        <details open={chosen.length > 0} className="group rounded-card border border-line px-4 open:w-full">
          <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-2">
            {t('guides.narrow')}
            <Icon path={chevronDownIcon} className="text-soft transition-transform group-open:rotate-180" />
          </summary>
          <div className="grid gap-4 pt-1 pb-4 sm:grid-cols-2 lg:grid-cols-4">
            {listFilterKinds.map((kind) => (
              // The field is remounted when the choices load, because the selected value was not among its options before.
              <Choice key={`${kind}${!choices}`} kind={kind} input={input} choices={choices} />
            ))}
          </div>
          {chosen.length > 0 && (
            <ul className="flex flex-wrap gap-2 pb-4">
              {chosen.map((kind) => (
                <li key={kind}>
                  <Chosen to={buildListingPath({ ...input, [kind]: undefined, page: 1 }, campaign)}>
                    {choiceName(kind, input[kind] ?? '', t, language)}
                  </Chosen>
                </li>
              ))}
            </ul>
          )}
        </details>
      </div>
      <div className="hidden noscript:block">
        <Button type="submit" variant="secondary">
          {t('guides.apply')}
        </Button>
      </div>
    </form>
  )
}

/** Renders a filter whose options show their numbers of guides. Omits empty options, and a field without options. */
function Choice({ kind, input, choices }: ListToolsProps & { kind: ListFilterKind }) {
  const { t, language } = useLanguage()
  if (choices?.[kind].length === 0) return null
  return (
    <label className="grid gap-1">
      <span className="text-sm text-soft">{t(`guides.${kind}`)}</span>
      <select name={kind} defaultValue={input[kind] ?? ''} className={`${selectLook} w-full min-w-0`}>
        <option value="">{t('guides.any')}</option>
        {choices?.[kind].map(({ value, count }) => (
          <option key={value} value={value}>
            {t('guides.choice', { name: choiceName(kind, value, t, language), count: String(count) })}
          </option>
        ))}
      </select>
    </label>
  )
}

function Chosen({ to, children }: { to: string; children: string }): ReactNode {
  const { t } = useLanguage()
  return (
    <Link
      to={to}
      aria-label={t('guides.remove', { name: children })}
      className="flex min-h-9 items-center gap-2 rounded-full bg-raised px-4 text-md"
    >
      {children} <span aria-hidden="true">×</span>
    </Link>
  )
}

type BandKind = Exclude<ListFilterKind, 'tool' | 'reported'>
type BandText = { [Kind in BandKind]: `guides.${Kind}.${ListFilterValue<Kind> & string}` }[BandKind]

/** Returns the label of a choice. Tool names are the same in every language. */
function choiceName(kind: ListFilterKind, value: string, t: Translate, language: PageLanguage): string {
  if (kind === 'tool') return value
  if (kind === 'reported') return t('guides.reported')
  return t(`guides.${kind}.${value}` as BandText, { most: smallCostIn(t, language), ...maxReadingMinutes })
}

function smallCostIn(t: Translate, language: PageLanguage): string {
  const currency = getPageCurrency(language)
  const amountMinor = currency === 'jpy' ? maxSmallStartCost.yen : maxSmallStartCost.dollars * 100
  return formatMoneyInText(t, { amountMinor, currency })
}
