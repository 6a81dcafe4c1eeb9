import { useId, type AriaAttributes, type ComponentProps, type ReactNode } from 'react'

interface FieldTexts {
  label: string
  hint?: ReactNode
  /** Error message with the next step. Also marks the field as invalid. */
  error?: string | undefined
}

const control =
  'w-full rounded-control border border-control bg-canvas px-3.5 py-2.5 text-base text-ink placeholder:text-soft aria-invalid:border-danger'

interface TextFieldProps extends FieldTexts, ComponentProps<'input'> {
  /** A square button, 2.75rem wide, at the end of the field. */
  beside?: ReactNode
}

export function TextField({ label, hint, error, id, beside, ...input }: TextFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {(attributes) => (
        <div className="relative">
          <input
            {...input}
            {...attributes}
            className={`${control} min-h-11 ${beside === undefined ? '' : 'pr-12'}`}
          />
          {beside !== undefined && (
            <div className="absolute inset-y-0 right-0 flex items-center">{beside}</div>
          )}
        </div>
      )}
    </Field>
  )
}

export function TextArea({ label, hint, error, id, ...textarea }: FieldTexts & ComponentProps<'textarea'>) {
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {(attributes) => <textarea {...textarea} {...attributes} className={`${control} resize-y`} />}
    </Field>
  )
}

export function SelectField({ label, hint, error, id, ...select }: FieldTexts & ComponentProps<'select'>) {
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {(attributes) => <select {...select} {...attributes} className={`${control} min-h-11`} />}
    </Field>
  )
}

interface FieldProps extends FieldTexts {
  id: string | undefined
  /** Renders the control with the attributes that connect it with its texts. */
  children: (
    attributes: Pick<AriaAttributes, 'aria-describedby' | 'aria-invalid'> & { id: string },
  ) => ReactNode
}

/** Renders a control with its label above, and its hint and error. */
function Field({ id: givenId, label, hint, error, children }: FieldProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  const described = [error !== undefined && `${id}-error`, hint !== undefined && `${id}-hint`].filter(Boolean)
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-md font-semibold">
        {label}
      </label>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="text-sm text-soft">
          {hint}
        </p>
      )}
      {children({
        id,
        'aria-describedby': described.join(' ') || undefined,
        'aria-invalid': error !== undefined || undefined,
      })}
      {error !== undefined && (
        <p id={`${id}-error`} className="text-sm font-medium text-danger">
          {error}
        </p>
      )}
    </div>
  )
}
