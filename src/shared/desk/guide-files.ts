/** A larger file is brought by the command. */
export const largestFileBytes = 64 * 1024 * 1024
/** A file is sent in parts of so many bytes, each of which also arrives in time on a slow line. */
export const filePartBytes = 512 * 1024
