import { useId, type ComponentProps, type ReactNode } from 'react'

interface FieldTexts {
  label: string
  hint?: ReactNode
  /** Error message with the next step. Also marks the field as invalid. */
  error?: string | undefined
}

interface FieldFrameProps extends FieldTexts {
  id: string
  children: ReactNode
}

const control =
  'w-full rounded-control border border-control bg-canvas px-3.5 py-2.5 text-base text-ink placeholder:text-soft aria-invalid:border-danger'

interface TextFieldProps extends FieldTexts, ComponentProps<'input'> {
  /** A square button, 2.75rem wide, at the end of the field. */
  beside?: ReactNode
}

export function TextField({ label, hint, error, id, beside, ...input }: TextFieldProps) {
  const field = useFieldIds(id)
  return (
    <FieldFrame id={field.id} label={label} hint={hint} error={error}>
      <div className="relative">
        <input
          {...input}
          {...field.attributes(hint, error)}
          className={`${control} min-h-11 ${beside === undefined ? '' : 'pr-12'}`}
        />
        {beside !== undefined && <div className="absolute inset-y-0 right-0 flex items-center">{beside}</div>}
      </div>
    </FieldFrame>
  )
}

interface TextAreaProps extends FieldTexts, ComponentProps<'textarea'> {}

export function TextArea({ label, hint, error, id, ...textarea }: TextAreaProps) {
  const field = useFieldIds(id)
  return (
    <FieldFrame id={field.id} label={label} hint={hint} error={error}>
      <textarea {...textarea} {...field.attributes(hint, error)} className={`${control} resize-y`} />
    </FieldFrame>
  )
}

export function SelectField({ label, hint, error, id, ...select }: FieldTexts & ComponentProps<'select'>) {
  const field = useFieldIds(id)
  return (
    <FieldFrame id={field.id} label={label} hint={hint} error={error}>
      <select {...select} {...field.attributes(hint, error)} className={`${control} min-h-11`} />
    </FieldFrame>
  )
}

function FieldFrame({ id, label, hint, error, children }: FieldFrameProps) {
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
      {children}
      {error !== undefined && (
        <p id={`${id}-error`} className="text-sm font-medium text-danger">
          {error}
        </p>
      )}
    </div>
  )
}

function useFieldIds(givenId: string | undefined) {
  const ownId = useId()
  const id = givenId ?? ownId
  return {
    id,
    attributes(hint: ReactNode, error: string | undefined) {
      const described = [error !== undefined && `${id}-error`, hint !== undefined && `${id}-hint`].filter(
        Boolean,
      )
      return {
        id,
        ...(described.length > 0 ? { 'aria-describedby': described.join(' ') } : {}),
        ...(error === undefined ? {} : { 'aria-invalid': true }),
      }
    },
  }
}
