/** Where a page tells that the preview of a guide was read to its end; the guide's id follows (B20.36). */
export const previewEnds = '/preview-ends/'
