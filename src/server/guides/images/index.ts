export { encodeImage } from './encode-image.ts'
export { deleteImages, findImage, retainImage, storeImage } from './image-queries.ts'
