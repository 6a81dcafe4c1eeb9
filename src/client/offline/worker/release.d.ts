/** What the build has made, for the service worker (scripts/build/release-files.ts). */
declare module 'virtual:release' {
  /** Changes with every file of the build. */
  export const version: string
  /** The script that every page of this release starts with. */
  export const entry: string
  /** Files that the offline page and a kept guide need. */
  export const files: readonly string[]
}
