/** Where a page tells that the preview of a guide was read to its end (B20.36). */
export const previewEndPath = (guideId: number | ':id') => `/preview-ends/${guideId}`
