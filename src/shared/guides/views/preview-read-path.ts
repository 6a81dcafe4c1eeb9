/** Path of the beacon that reports a preview was read to its end (B20.36). The guide's id is appended. */
export const previewReadPath = '/preview-ends/'
