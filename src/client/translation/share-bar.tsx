interface ShareBarProps {
  /** Parts of the total, in display order. Empty parts are omitted. */
  shares: readonly { name: string; size: number; look: string }[]
  className: string
}

/** Shows the shares of a total as a bar; the text next to it has the same information. */
export function ShareBar({ shares, className }: ShareBarProps) {
  const total = shares.reduce((sum, { size }) => sum + size, 0)
  const starts = shares.map((_, index) => shares.slice(0, index).reduce((sum, { size }) => sum + size, 0))
  return (
    <svg
      viewBox={`0 0 ${Math.max(1, total)} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className={`overflow-hidden rounded-full ${className}`}
    >
      {shares.map(({ name, size, look }, index) => (
        <rect key={name} x={starts[index]} width={size} height={1} fill="currentColor" className={look} />
      ))}
    </svg>
  )
}
