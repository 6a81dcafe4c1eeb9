interface BarChartProps {
  label: string
  bars: readonly { name: string; size: number; shown: string }[]
}

const height = 120
const step = 20

/** Draws a bar chart of amounts over time; the table next to it has the same values for screen readers. */
export function BarChart({ label, bars }: BarChartProps) {
  const most = Math.max(1, ...bars.map(({ size }) => size))
  const [first, last] = [bars[0], bars.at(-1)]
  return (
    <figure aria-label={label}>
      <svg
        viewBox={`0 0 ${bars.length * step} ${height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="h-32 w-full border-b border-line text-accent"
      >
        {bars.map(({ name, size, shown }, place) => {
          const tall = (size / most) * (height - 4)
          return (
            <g key={name}>
              <title>{`${name}: ${shown}`}</title>
              <rect x={place * step} width={step} height={height} fill="transparent" />
              <rect
                x={place * step + 2}
                y={height - tall}
                width={step - 4}
                height={tall}
                fill="currentColor"
              />
            </g>
          )
        })}
      </svg>
      <figcaption className="mt-1 flex justify-between text-xs text-soft tabular-nums">
        <span>{first?.name}</span>
        {bars.length > 1 && <span>{last?.name}</span>}
      </figcaption>
    </figure>
  )
}
