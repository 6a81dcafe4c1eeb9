/** Stays next to the form. Screen readers read the toast with the same text. */
export function FormFailure({ text }: { text: string | undefined }) {
  if (text === undefined) return null
  return (
    <span className="block rounded-control border border-danger px-3.5 py-2.5 text-md font-medium whitespace-pre-line text-danger">
      {text}
    </span>
  )
}
