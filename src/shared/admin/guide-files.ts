/** Maximum size of an uploaded file. Larger files are imported on the command line. */
export const maxGuideFileBytes = 64 * 1024 * 1024

/** Path of uploads, to which the browser appends an id that it generated. */
export const guideUploadPath = '/uploads/guides'
