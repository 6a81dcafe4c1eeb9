export { encodeImage } from './encode-image.ts'
export { deleteImages, findImage, retainImage, storePicture } from './image-queries.ts'
