import type { StripeError } from '@stripe/stripe-js'
import {
  type CardValues,
  extractDigits,
  parseExpiry,
  type FieldName,
  formatField,
  findCardProblem,
} from './card-fields.ts'
import type { CardFormState, Locale } from './frame-messages.ts'
import { getLabel, getProblemText } from './wording.ts'

const names: FieldName[] = ['number', 'expiry', 'cvc']

const input = (name: FieldName) => document.getElementById(name) as HTMLInputElement
const errorLine = (name: FieldName) => document.getElementById(`${name}-error`) as HTMLElement
const values = (): CardValues => ({
  number: input('number').value,
  expiry: input('expiry').value,
  cvc: input('cvc').value,
})
const problem = (name: FieldName) => findCardProblem(name, values(), new Date())

export type CardForm = ReturnType<typeof createCardForm>

/** Creates the three card fields. They are formatted while typing and validated on blur. */
export function createCardForm(onChange: (state: CardFormState) => void) {
  let locale: Locale = 'en'

  function showProblem(name: FieldName): void {
    const found = problem(name)
    errorLine(name).textContent = found ? getProblemText(locale, found) : ''
    input(name).setAttribute('aria-invalid', String(found !== undefined))
  }

  function changed(name: FieldName): void {
    reformat(name)
    errorLine(name).textContent = ''
    input(name).removeAttribute('aria-invalid')
    onChange({
      empty: names.every((each) => input(each).value === ''),
      complete: names.every((each) => !problem(each)),
    })
  }

  for (const name of names) {
    // The buyer may have typed before this script ran.
    if (input(name).value !== '') reformat(name)
    input(name).addEventListener('input', () => changed(name))
    input(name).addEventListener('blur', () => {
      if (input(name).value !== '') showProblem(name)
    })
  }

  return {
    focus: () => input('number').focus(),
    clear: () => {
      for (const name of names) input(name).value = ''
    },
    speak: (wanted: Locale) => {
      locale = wanted
      document.documentElement.lang = locale
      for (const name of names) {
        document.querySelector(`label[for="${name}"]`)?.replaceChildren(getLabel(locale, name))
        if (errorLine(name).textContent) showProblem(name)
      }
      input('expiry').placeholder = getLabel(locale, 'expiryPlaceholder')
      input('cvc').placeholder = getLabel(locale, 'cvcPlaceholder')
    },
    /** Shows all errors beside their fields and returns the first one. */
    validate: (): StripeError | undefined => {
      const wrong = names.filter((name) => problem(name))
      for (const name of wrong) showProblem(name)
      const [first] = wrong
      const code = first && problem(first)
      if (!first || !code) return undefined
      input(first).focus()
      return { type: 'validation_error', code, message: getProblemText(locale, code) }
    },
    /** Returns the payment method's data in the format of the API. */
    paymentMethodData: () => {
      const { number, expiry, cvc } = values()
      const [month, year] = parseExpiry(extractDigits(expiry))
      return {
        type: 'card',
        card: { number: extractDigits(number), exp_month: month, exp_year: year, cvc: extractDigits(cvc) },
      }
    },
  }
}

/** Formats a field's value and keeps the caret behind the same digit. */
function reformat(name: FieldName): void {
  const field = input(name)
  const caret = field.selectionStart ?? field.value.length
  const digitsBefore = extractDigits(field.value.slice(0, caret)).length
  const atEnd = caret === field.value.length
  field.value = formatField(name, values())
  if (atEnd) return
  const position = positionAfter(field.value, digitsBefore)
  field.setSelectionRange(position, position)
}

function positionAfter(text: string, digits: number): number {
  const found = text.match(new RegExp(`^(?:\\D*\\d){${digits}}`))
  return found ? found[0].length : text.length
}
