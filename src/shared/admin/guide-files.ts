/** A larger file is brought by the command. */
export const maxFileBytes = 64 * 1024 * 1024

/** Where a file is uploaded, followed by an id that the browser makes. */
export const guideUploads = '/uploads/guides'
