/** Maximum size of an upload; larger files are imported on the command line. */
export const maxFileBytes = 64 * 1024 * 1024

/** Upload path, followed by an id that the browser generates. */
export const guideUploads = '/uploads/guides'
