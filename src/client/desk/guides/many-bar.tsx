import { useState } from 'react'
import type { ManyInput } from '../../../shared/guides/editing/editing-schemas.ts'
import { maxAtOnce } from '../../../shared/guides/editing/guide-states.ts'
import { formatMoney } from '../../../shared/money.ts'
import { guidePriceIn, minChargeIn, usualGuidePriceIn } from '../../../shared/prices.ts'
import { refusalOf, type Outputs } from '../../platform/api/api.ts'
import { trpc } from '../../platform/api/trpc.ts'
import { reportFailure } from '../../platform/browser/report-failure.ts'
import { useLanguage } from '../../platform/texts/language.tsx'
import { Button } from '../../ui/button.tsx'
import { SegmentedControl } from '../../ui/form/segmented-control.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { FormAlert } from '../../ui/form/form-failure.tsx'
import { handleSubmit, textOf } from '../../ui/form/form-data.ts'
import { DeedButton } from '../deeds/deed-button.tsx'
import { OwnTitle } from '../own-title.tsx'
import { foundOf, type GuidesView, type Selection } from './guides-view.ts'

type Change = ManyInput['change']
type Compared = Outputs['guides']['compareMany']

interface ManyBarProps {
  view: GuidesView
  total: number
  selection: Selection
  select: (selection: Selection) => void
}

/** A change of many guides: first what will differ, then the press that does it (B20.59). */
export function ManyBar({ view, total, selection, select }: ManyBarProps) {
  const { t } = useLanguage()
  const count = selection === 'found' ? Math.min(total, maxAtOnce) : selection.size
  if (count === 0) return null
  const which: ManyInput['which'] = selection === 'found' ? { found: foundOf(view) } : { ids: [...selection] }
  return (
    <section
      aria-label={t('desk.guides.many')}
      className="z-10 mt-6 rounded-card border border-line bg-surface p-4 shadow-lg sm:sticky sm:bottom-0 sm:max-h-[70dvh] sm:overflow-y-auto"
    >
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2 text-md">
        <output className="font-semibold">{t('desk.guides.selected', { count })}</output>
        {selection !== 'found' && total > selection.size && (
          <button type="button" className="text-link min-h-9" onClick={() => select('found')}>
            {t('desk.guides.selectFound', { count: Math.min(total, maxAtOnce) })}
          </button>
        )}
        <button type="button" className="text-link min-h-9" onClick={() => select(new Set())}>
          {t('desk.guides.selectNone')}
        </button>
      </div>
      <ChangeForm key={JSON.stringify(which)} which={which} />
    </section>
  )
}

function ChangeForm({ which }: { which: ManyInput['which'] }) {
  const { t } = useLanguage()
  const { client, guides } = trpc.useUtils()
  const [what, setWhat] = useState<Change['what']>('price')
  const [asked, setAsked] = useState<{ change: Change; compared: Compared }>()
  const [failure, setFailure] = useState<string>()
  const compare = async (data: FormData) => {
    const change = readChange(what, data)
    setFailure(undefined)
    try {
      setAsked({ change, compared: await client.guides.compareMany.mutate({ which, change }) })
    } catch (error) {
      reportFailure('A change of many guides could not be shown', error)
      const refusal = refusalOf(error)
      setFailure(t(refusal === undefined ? 'desk.deed.noAnswer' : `refusal.${refusal}`))
    }
  }
  const forget = () => setAsked(undefined)
  return (
    <>
      <form
        method="post"
        className="mt-3 flex flex-wrap items-end gap-3"
        onSubmit={handleSubmit((data) => void compare(data))}
      >
        <SegmentedControl
          label={t('desk.guides.many')}
          options={(['price', 'add-tag', 'remove-tag'] as const).map((value) => ({
            value,
            label: t(`desk.guides.many.${value}`),
          }))}
          value={what}
          onChange={(value) => {
            setWhat(value)
            forget()
          }}
        />
        {what === 'price' ? <PriceFields forget={forget} /> : <TagField forget={forget} />}
        <Button type="submit" variant="secondary">
          {t('desk.guides.compare')}
        </Button>
      </form>
      <FormAlert className="mt-3" text={failure} />
      {asked !== undefined && (
        <>
          <ComparedGuides compared={asked.compared} />
          {asked.compared.changed > 0 && (
            <div className="mt-3">
              <DeedButton
                name={t('desk.guides.changeAll', { count: asked.compared.changed })}
                done={t('desk.guides.changed', { count: asked.compared.changed })}
                work={async (desk, { reason }) => {
                  const { change, compared } = asked
                  await desk.changeManyGuides.mutate({ which, change, mark: compared.mark, reason })
                  forget()
                  await guides.invalidate()
                }}
              >
                <p>{t('desk.guides.changeAllText')}</p>
              </DeedButton>
            </div>
          )}
        </>
      )}
    </>
  )
}

/** In whole dollars and cents, as a person writes them. */
export const toCents = (text: string) => Math.round(Number(text) * 100)

function readChange(what: Change['what'], form: FormData): Change {
  const valueOf = (name: string) => textOf(form, name)
  if (what !== 'price') return { what, tag: valueOf('tag') }
  return { what, price: toCents(valueOf('price')), priceJpy: Number(valueOf('priceJpy')) }
}

function PriceFields({ forget }: { forget: () => void }) {
  const { t } = useLanguage()
  return (
    <>
      <TextField
        label={t('desk.guides.priceUsd')}
        name="price"
        type="number"
        step="0.01"
        min={minChargeIn('usd') / 100}
        defaultValue={(usualGuidePriceIn('usd').amountMinor / 100).toFixed(2)}
        required
        onChange={forget}
      />
      <TextField
        label={t('desk.guides.priceJpy')}
        name="priceJpy"
        type="number"
        min={minChargeIn('jpy')}
        defaultValue={usualGuidePriceIn('jpy').amountMinor}
        required
        onChange={forget}
      />
    </>
  )
}

function TagField({ forget }: { forget: () => void }) {
  const { t } = useLanguage()
  return <TextField label={t('desk.guides.tag')} name="tag" maxLength={80} required onChange={forget} />
}

function ComparedGuides({ compared: { changed, unchanged, shown } }: { compared: Compared }) {
  const { t } = useLanguage()
  return (
    <div className="mt-4 text-md">
      <output className="font-semibold">{t('desk.guides.willChange', { count: changed, unchanged })}</output>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard can scroll it only so */}
      <ul tabIndex={0} className="mt-2 max-h-60 overflow-y-auto">
        {shown.map(({ id, titleEn, titleJa, before, after }) => (
          <li key={id} className="border-b border-line py-1.5">
            <OwnTitle titleEn={titleEn} titleJa={titleJa} />
            <span lang="en" className="block text-sm text-soft">
              {t('desk.guides.beforeAfter', { before: described(before), after: described(after) })}
            </span>
          </li>
        ))}
      </ul>
      {changed > shown.length && (
        <p className="mt-2 text-sm text-soft">{t('desk.guides.more', { count: changed - shown.length })}</p>
      )}
    </div>
  )
}

export const described = (guide: Compared['shown'][number]['before']) =>
  [formatMoney(guidePriceIn('usd', guide)), formatMoney(guidePriceIn('jpy', guide)), ...guide.tags].join(', ')
