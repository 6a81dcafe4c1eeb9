/** Renders a progress bar, indeterminate if `total` is 0. `labelledBy` is the id of its label. */
export function ProgressBar({
  done,
  total,
  labelledBy,
}: {
  done: number
  total: number
  labelledBy: string
}) {
  return (
    <progress
      aria-labelledby={labelledBy}
      {...(total === 0 ? {} : { value: done / total })}
      className={`h-2 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-accent ${total === 0 ? 'animate-wait' : ''}`}
    />
  )
}
