export { findPublicPath, listPublicPaths } from './read-paths.ts'
