import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react'
import type { NewCodeInput } from '../../../shared/admin/code-schemas.ts'
import {
  normalizeCode,
  maxCodeAmount,
  maxCodePercent,
  maxCodeUses,
  formatCode,
  isDiscountLimited,
  calculateDiscount,
  type CodeTerms,
} from '../../../shared/payments/code-terms.ts'
import { useLanguage } from '../../platform/texts/language.tsx'
import { TextArea, TextField } from '../../ui/form/text-field.tsx'
import { SegmentedControl } from '../../ui/form/segmented-control.tsx'
import { getFormText } from '../../ui/form/form-data.ts'
import { toMinorUnits } from '../amounts.ts'
import { ConfirmAction } from '../actions/confirm-action.tsx'
import { currencies, formatMoney, type Currency, type Money } from '../../../shared/money.ts'
import { getMinCharge, getProPrice, getUsualGuidePrice } from '../../../shared/prices.ts'

type Kind = 'percent' | 'amounts'
type Known = readonly { word: string }[]

/** Renders the form for a new code, which previews the buyer's price before it is saved (B21.84). */
export function NewDiscountCodeForm({ known }: { known: Known }) {
  const { t } = useLanguage()
  const [kind, setKind] = useState<Kind>('percent')
  return (
    <ConfirmAction
      name={t('admin.codes.new')}
      action={t('admin.codes.make')}
      done={t('admin.codes.made')}
      asksReason={false}
      run={(admin, operation, form) => admin.makeCode.mutate({ ...operation, ...readForm(form, kind) })}
    >
      <CodeFields known={known} kind={kind} setKind={setKind} />
    </ConfirmAction>
  )
}

function CodeFields({ known, kind, setKind }: { known: Known; kind: Kind; setKind: (kind: Kind) => void }) {
  const { t } = useLanguage()
  const [today] = useState(() => new Date().toISOString().slice(0, 10))
  const [typed, setTyped] = useState({
    word: '',
    percent: '10',
    usd: '',
    jpy: '',
    firstDay: today,
    lastDay: '',
  })
  const [products, setProducts] = useState({ guides: true, pro: true })
  const field = (name: keyof typeof typed) => ({
    name,
    value: typed[name],
    onChange: ({ target }: { target: { value: string } }) => setTyped({ ...typed, [name]: target.value }),
  })
  const problemOfWord = wordProblemOf(typed.word, known)
  return (
    <div className="grid gap-4">
      <CheckedField
        {...field('word')}
        label={t('admin.value.code')}
        hint={t('admin.codes.wordHint')}
        problem={problemOfWord === undefined ? undefined : t(`admin.codes.problem.${problemOfWord}`)}
        maxLength={40}
        autoComplete="off"
        spellCheck={false}
        required
      />
      <SegmentedControl
        label={t('admin.codes.less')}
        value={kind}
        onChange={setKind}
        options={[
          { value: 'percent', label: t('admin.codes.percent') },
          { value: 'amounts', label: t('admin.codes.amounts') },
        ]}
      />
      {kind === 'percent' ? (
        <TextField
          {...field('percent')}
          {...numbersFrom(1, maxCodePercent)}
          label={t('admin.codes.percent')}
          hint={t('admin.codes.percentHint', { most: maxCodePercent })}
          required
        />
      ) : (
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            {...field('usd')}
            {...numbersFrom(0.01, maxCodeAmount / 100)}
            label={t('admin.currency.usd')}
            required
          />
          <TextField
            {...field('jpy')}
            {...numbersFrom(1, maxCodeAmount)}
            label={t('admin.codes.jpy')}
            required
          />
        </div>
      )}
      <fieldset className="grid gap-1">
        <legend className="text-md font-semibold">{t('admin.codes.for')}</legend>
        <Tick
          name="forGuides"
          checked={products.guides}
          // The browser rejects the form if neither of the two products is checked.
          required={!products.pro}
          onChange={({ target }) => setProducts({ ...products, guides: target.checked })}
        >
          {t('admin.codes.for.guides')}
        </Tick>
        <Tick
          name="forPro"
          checked={products.pro}
          onChange={({ target }) => setProducts({ ...products, pro: target.checked })}
        >
          {t('admin.codes.for.pro')}
        </Tick>
      </fieldset>
      <CodePreview terms={termsOf(kind, (name) => typed[name])} products={products} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...field('firstDay')} label={t('admin.codes.firstDay')} type="date" required />
        <CheckedField
          {...field('lastDay')}
          label={t('admin.codes.lastDay')}
          type="date"
          min={typed.firstDay > today ? typed.firstDay : today}
          problem={
            typed.lastDay !== '' && (typed.lastDay < typed.firstDay || typed.lastDay < today)
              ? t('admin.codes.problem.days')
              : undefined
          }
        />
      </div>
      <p className="text-sm text-soft">{t('admin.codes.daysHint')}</p>
      <TextField
        label={t('admin.codes.mostUses')}
        hint={t('admin.codes.mostUsesHint')}
        name="mostUses"
        {...numbersFrom(1, maxCodeUses)}
      />
      <Tick name="newBuyers">{t('admin.codes.newBuyers')}</Tick>
      <TextArea
        label={t('admin.codes.note')}
        hint={t('admin.codes.noteHint')}
        name="note"
        rows={2}
        maxLength={500}
        required
      />
    </div>
  )
}

/** Attributes of a field for multiples of the smallest number. */
const numbersFrom = (min: number, max: number) => ({ type: 'number', min, max, step: min })

/** Renders a text field that blocks submitting while it has a problem. */
function CheckedField({
  problem,
  ...field
}: ComponentProps<typeof TextField> & { problem: string | undefined }) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.setCustomValidity(problem ?? ''), [problem])
  return <TextField {...field} error={problem} ref={input} />
}

function Tick({ children, ...input }: ComponentProps<'input'> & { children: ReactNode }) {
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input type="checkbox" className="size-4.5 accent-accent" {...input} />
      {children}
    </label>
  )
}

function wordProblemOf(typed: string, known: Known): 'word' | 'taken' | undefined {
  if (typed === '') return undefined
  const word = formatCode(typed)
  if (!/^[A-Z0-9]{4,20}$/.test(word)) return 'word'
  return known.some((code) => normalizeCode(code.word) === normalizeCode(word)) ? 'taken' : undefined
}

/** Returns the discount; undefined while the form is incomplete. */
function termsOf(
  kind: Kind,
  textOf: (name: 'percent' | Currency) => string,
): NewCodeInput['terms'] | undefined {
  if (kind === 'percent') {
    const part = Number(textOf('percent'))
    return part >= 1 && part <= maxCodePercent ? { percent: Math.floor(part), amounts: null } : undefined
  }
  const amounts = { usd: toMinorUnits(textOf('usd'), 'usd'), jpy: toMinorUnits(textOf('jpy'), 'jpy') }
  return amounts.usd > 0 && amounts.jpy > 0 ? { percent: null, amounts } : undefined
}

function readForm(form: FormData, kind: Kind): Omit<NewCodeInput, 'operationId'> {
  const most = getFormText(form, 'mostUses')
  const lastDay = getFormText(form, 'lastDay')
  const terms = termsOf(kind, (name) => getFormText(form, name))
  if (terms === undefined) throw new Error('The form was submitted without a discount')
  return {
    word: formatCode(getFormText(form, 'word')),
    forGuides: form.has('forGuides'),
    forPro: form.has('forPro'),
    terms,
    firstDay: getFormText(form, 'firstDay'),
    lastDay: lastDay === '' ? null : lastDay,
    mostUses: most === '' ? null : Number(most),
    newBuyers: form.has('newBuyers'),
    note: getFormText(form, 'note'),
  }
}

interface CodePreviewProps {
  /** Undefined while the discount is not filled in. */
  terms: CodeTerms | undefined
  products: { guides: boolean; pro: boolean }
}

/** Shows what a buyer pays with the code, in both currencies. */
function CodePreview({ terms, products }: CodePreviewProps) {
  const { t } = useLanguage()
  const priced = [
    ...(products.guides ? [{ name: t('admin.codes.preview.guide'), priceIn: getUsualGuidePrice }] : []),
    ...(products.pro ? [{ name: t('admin.codes.preview.pro'), priceIn: getProPrice }] : []),
  ]
  const isCut =
    terms !== undefined &&
    priced.some(({ priceIn }) => currencies.some((currency) => isDiscountLimited(terms, priceIn(currency))))
  return (
    <output className="grid gap-2 rounded-card bg-raised p-4 text-md">
      <span className="font-semibold">{t('admin.codes.preview')}</span>
      {terms === undefined || priced.length === 0 ? (
        <span className="text-soft">{t('admin.codes.preview.none')}</span>
      ) : (
        priced.map(({ name, priceIn }) => (
          <span key={name} className="flex flex-wrap justify-between gap-x-4">
            <span>{name}</span>
            <span className="tabular-nums">
              {currencies.map((currency) => paidFor(terms, priceIn(currency))).join(' · ')}
            </span>
          </span>
        ))
      )}
      {products.guides && <span className="text-sm text-soft">{t('admin.codes.preview.others')}</span>}
      {isCut && (
        <span className="text-sm text-soft">
          {t('admin.codes.preview.least', { usd: leastIn('usd'), jpy: leastIn('jpy') })}
        </span>
      )}
    </output>
  )
}

const leastIn = (currency: Currency) => formatMoney({ amountMinor: getMinCharge(currency), currency })

function paidFor(terms: CodeTerms, price: Money): string {
  const paid = { ...price, amountMinor: price.amountMinor - calculateDiscount(terms, price) }
  return `${formatMoney(price)} → ${formatMoney(paid)}`
}
