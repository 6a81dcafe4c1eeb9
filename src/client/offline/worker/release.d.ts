/** Data about the build, for the service worker (scripts/build/release-files.ts). */
declare module 'virtual:release' {
  /** Version of the release, which changes with any file of the build. */
  export const version: string
  /** Path of the entry script on every page of this release. */
  export const entry: string
  /** Paths of files that the offline page and a saved guide need. */
  export const files: readonly string[]
}
