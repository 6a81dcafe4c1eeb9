import { useState } from 'react'
import type { BulkChangeInput } from '../../../shared/guides/editing/editing-schemas.ts'
import { maxBulkGuides } from '../../../shared/guides/editing/guide-states.ts'
import { formatMoney } from '../../../shared/money.ts'
import { getGuidePrice, getMinCharge, getUsualGuidePrice } from '../../../shared/prices.ts'
import type { RouterOutputs } from '../../platform/api/api.ts'
import { trpc } from '../../platform/api/trpc.ts'
import { reportFailure } from '../../platform/browser/report-failure.ts'
import { useLanguage } from '../../platform/texts/language.tsx'
import { Button } from '../../ui/button.tsx'
import { SegmentedControl } from '../../ui/form/segmented-control.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { FormAlert } from '../../ui/form/form-failure.tsx'
import { createSubmitHandler, getFormText } from '../../ui/form/form-data.ts'
import { toMinorUnits } from '../amounts.ts'
import { explainError } from '../actions/explain-error.ts'
import { ConfirmAction } from '../actions/confirm-action.tsx'
import { GuideTitle } from '../guide-title.tsx'
import { pickGuideFilter, type GuidesView, type GuideSelection } from './guides-view.ts'

type Change = BulkChangeInput['change']
type Compared = RouterOutputs['guides']['compareMany']

interface BulkEditBarProps {
  view: GuidesView
  total: number
  selection: GuideSelection
  select: (selection: GuideSelection) => void
}

/** Changes price or tags of the selected guides, after showing what will change (B20.59). */
export function BulkEditBar({ view, total, selection, select }: BulkEditBarProps) {
  const { t } = useLanguage()
  const count = selection === 'found' ? Math.min(total, maxBulkGuides) : selection.size
  if (count === 0) return null
  const which: BulkChangeInput['which'] =
    selection === 'found' ? { found: pickGuideFilter(view) } : { ids: [...selection] }
  return (
    <section
      aria-label={t('admin.guides.many')}
      className="z-10 mt-6 rounded-card border border-line bg-surface p-4 sm:sticky sm:bottom-0 sm:max-h-[70dvh] sm:overflow-y-auto"
    >
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2 text-md">
        <output className="font-semibold">{t('admin.guides.selected', { count })}</output>
        {selection !== 'found' && total > selection.size && (
          <button type="button" className="text-link min-h-9" onClick={() => select('found')}>
            {t('admin.guides.selectFound', { count: Math.min(total, maxBulkGuides) })}
          </button>
        )}
        <button type="button" className="text-link min-h-9" onClick={() => select(new Set())}>
          {t('admin.guides.selectNone')}
        </button>
      </div>
      <ChangeForm key={JSON.stringify(which)} which={which} />
    </section>
  )
}

function ChangeForm({ which }: { which: BulkChangeInput['which'] }) {
  const { t } = useLanguage()
  const { guides } = trpc.useUtils()
  const [what, setWhat] = useState<Change['what']>('price')
  const compare = trpc.guides.compareMany.useMutation({
    onError: (error) => reportFailure('Previewing a bulk change failed', error),
  })
  const { data: compared, error, variables, reset } = compare
  return (
    <>
      <form
        method="post"
        className="mt-3 flex flex-wrap items-end gap-3"
        onSubmit={createSubmitHandler((data) => compare.mutate({ which, change: readChange(what, data) }))}
      >
        <SegmentedControl
          label={t('admin.guides.many')}
          options={(['price', 'add-tag', 'remove-tag'] as const).map((value) => ({
            value,
            label: t(`admin.guides.many.${value}`),
          }))}
          value={what}
          onChange={(value) => {
            setWhat(value)
            reset()
          }}
        />
        {what === 'price' ? (
          <PriceFields reset={reset} />
        ) : (
          <TextField label={t('admin.guides.tag')} name="tag" maxLength={80} required onChange={reset} />
        )}
        <Button type="submit" variant="secondary">
          {t('admin.guides.compare')}
        </Button>
      </form>
      <FormAlert className="mt-3" text={error === null ? undefined : explainError(t, error)} />
      {compared !== undefined && variables !== undefined && (
        <>
          <ComparedGuides compared={compared} />
          {compared.changed > 0 && (
            <div className="mt-3">
              <ConfirmAction
                name={t('admin.guides.changeAll', { count: compared.changed })}
                done={t('admin.guides.changed', { count: compared.changed })}
                run={async (admin, { reason }) => {
                  await admin.changeManyGuides.mutate({ ...variables, mark: compared.mark, reason })
                  reset()
                  await guides.invalidate()
                }}
              >
                <p>{t('admin.guides.changeAllText')}</p>
              </ConfirmAction>
            </div>
          )}
        </>
      )}
    </>
  )
}

function readChange(what: Change['what'], form: FormData): Change {
  const valueOf = (name: string) => getFormText(form, name)
  if (what !== 'price') return { what, tag: valueOf('tag') }
  return { what, price: toMinorUnits(valueOf('price'), 'usd'), priceJpy: Number(valueOf('priceJpy')) }
}

function PriceFields({ reset }: { reset: () => void }) {
  const { t } = useLanguage()
  return (
    <>
      <TextField
        label={t('admin.guides.priceUsd')}
        name="price"
        type="number"
        step="0.01"
        min={getMinCharge('usd') / 100}
        defaultValue={(getUsualGuidePrice('usd').amountMinor / 100).toFixed(2)}
        required
        onChange={reset}
      />
      <TextField
        label={t('admin.guide.part.priceJpy')}
        name="priceJpy"
        type="number"
        min={getMinCharge('jpy')}
        defaultValue={getUsualGuidePrice('jpy').amountMinor}
        required
        onChange={reset}
      />
    </>
  )
}

function ComparedGuides({ compared: { changed, unchanged, shown } }: { compared: Compared }) {
  const { t } = useLanguage()
  return (
    <div className="mt-4 text-md">
      <output className="font-semibold">{t('admin.guides.willChange', { count: changed, unchanged })}</output>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- otherwise it can't be scrolled by keyboard */}
      <ul tabIndex={0} className="mt-2 max-h-60 overflow-y-auto">
        {shown.map(({ id, titleEn, titleJa, before, after }) => (
          <li key={id} className="border-b border-line py-1.5">
            <GuideTitle titleEn={titleEn} titleJa={titleJa} />
            <span lang="en" className="block text-sm text-soft">
              {t('admin.guides.beforeAfter', {
                before: describePriceAndTags(before),
                after: describePriceAndTags(after),
              })}
            </span>
          </li>
        ))}
      </ul>
      {changed > shown.length && (
        <p className="mt-2 text-sm text-soft">{t('admin.guides.more', { count: changed - shown.length })}</p>
      )}
    </div>
  )
}

export const describePriceAndTags = (guide: Compared['shown'][number]['before']) =>
  [formatMoney(getGuidePrice('usd', guide)), formatMoney(getGuidePrice('jpy', guide)), ...guide.tags].join(
    ', ',
  )
