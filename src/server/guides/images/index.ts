export { encodePicture } from './encode-picture.ts'
export { deletePictures, findPicture } from './picture-queries.ts'
export { keepPictureOf, storePicture } from './store-picture.ts'
