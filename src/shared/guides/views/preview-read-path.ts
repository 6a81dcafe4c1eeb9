/** Path of the beacon for a preview that was read to its end, followed by the guide's id (B20.36). */
export const previewReadPath = '/preview-ends/'
