/** A larger file is brought by the command. */
export const largestFileBytes = 16 * 1024 * 1024
