/** Stays next to the form. Screen readers read the toast with the same text. */
export function FormFailure({ text }: { text: string | undefined }) {
  if (text === undefined) return null
  return (
    <span className="block rounded-control border border-danger px-3.5 py-2.5 text-md font-medium whitespace-pre-line text-danger">
      {text}
    </span>
  )
}

/** A failure without a toast: screen readers announce it when it appears. */
export function FormAlert({ text, className = '' }: { text: string | undefined; className?: string }) {
  return (
    <div role="alert" className={`empty:hidden ${className}`}>
      <FormFailure text={text} />
    </div>
  )
}
