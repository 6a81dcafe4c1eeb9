/** Shows an error message next to the form. It is not announced, because a toast with the same text is. */
export function FormFailure({ text }: { text: string | undefined }) {
  if (text === undefined) return null
  return (
    <span className="block rounded-control border border-danger px-3.5 py-2.5 text-md font-medium whitespace-pre-line text-danger">
      {text}
    </span>
  )
}

/** Shows an error message without a toast; screen readers announce it when it appears. */
export function FormAlert({ text, className = '' }: { text: string | undefined; className?: string }) {
  return (
    <div role="alert" className={`empty:hidden ${className}`}>
      <FormFailure text={text} />
    </div>
  )
}
