/** Is there before it has anything to say, so that it is read out when it does. */
export function FormFailure({ text }: { text: string | undefined }) {
  return (
    <div role="alert" className="empty:absolute">
      {text !== undefined && (
        <p className="rounded-control border border-danger px-3.5 py-2.5 text-md font-medium text-danger">
          {text}
        </p>
      )}
    </div>
  )
}
