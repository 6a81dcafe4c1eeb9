/** A soft bar in the place of what is being fetched; `className` gives its size. */
export function Skeleton({ className }: { className: string }) {
  return <div aria-hidden="true" className={`animate-wait rounded-control bg-raised ${className}`} />
}
