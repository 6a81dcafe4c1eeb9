interface ShareBarProps {
  /** Of one whole, in their order; those of nothing are left out. */
  shares: readonly { name: string; size: number; look: string }[]
  className: string
}

/** Shares of a whole as a picture; what it shows stands beside it in words. */
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
