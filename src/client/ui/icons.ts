// Paths of lucide's icons (ISC licence).
export const chevronLeftIcon = 'm15 18-6-6 6-6'
export const chevronRightIcon = 'm9 18 6-6-6-6'
export const languagesIcon = 'm5 8 6 6M4 14l6-6 2-3M2 5h12M7 2h1m14 20-5-10-5 10m2-4h6'
export const clockIcon = 'M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0zM12 6v6l4 2'
export const circleCheckIcon = 'M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0zM16 9l-5.5 5.5L8 12'
