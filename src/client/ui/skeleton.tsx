/** Renders a placeholder bar for content that is loading. `className` sets its size. */
export function Skeleton({ className }: { className: string }) {
  return <div aria-hidden="true" className={`animate-wait rounded-control bg-raised ${className}`} />
}
