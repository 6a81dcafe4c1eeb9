/** Paths of lucide's icons (ISC license), one string each: lucide's React package would add 2 kB to a first visit. */
export const menuIcon = 'M4 5h16M4 12h16M4 19h16'
export const closeIcon = 'M18 6 6 18M6 6l12 12'
export const searchIcon = 'm21 21-4.34-4.34M19 11a8 8 0 1 1-16 0 8 8 0 0 1 16 0z'
export const chevronDownIcon = 'm6 9 6 6 6-6'
export const bookmarkIcon = 'M6 3h12v18l-6-4-6 4z'
export const spinnerIcon = 'M21 12a9 9 0 1 1-6.219-8.56'

export const lockIcon =
  'M5 11h14a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2zM7 11V7a5 5 0 0 1 10 0v4'
export const checkIcon = 'M20 6 9 17l-5-5'
export const circleCheckIcon = 'M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0zM16 9l-5.5 5.5L8 12'

export function Icon({ path, className = '' }: { path: string; className?: string }) {
  return (
    <svg viewBox="0 0 24 24" className={`icon ${className}`} aria-hidden="true">
      <path d={path} />
    </svg>
  )
}
