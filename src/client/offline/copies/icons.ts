// Paths of lucide's icons (ISC licence).
export const downloadIcon = 'M12 3v12m-5-5 5 5 5-5M5 21h14'
