/** The build output, for the service worker (scripts/build/release-files.ts). */
declare module 'virtual:release' {
  /** Changes when any file of the build changes. */
  export const version: string
  /** The entry script of every page of this release. */
  export const entry: string
  /** Files that the offline page and a saved guide need. */
  export const files: readonly string[]
}
