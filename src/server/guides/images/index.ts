export { encodeImage } from './encode-image.ts'
export { deleteImages, findImage } from './image-queries.ts'
export { retainImage, storePicture } from './store-image.ts'
