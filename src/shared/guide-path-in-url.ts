/**
 * Returns the guide's path for a home URL with /guide/{digits} or /guides/{digits} before its hash, also encoded in its query
 * (B2.4). The first of several guides counts; the path contains only its digits. Undefined if there is none.
 */
export function findGuidePathInUrl(pathAndQuery: string): string | undefined {
  const beforeHash = pathAndQuery.split('#', 1)[0] ?? ''
  const digits = /(?:\/|%2[fF])guides?(?:\/|%2[fF])0*([0-9]+)/.exec(beforeHash)?.[1]
  return digits === undefined ? undefined : `/guide/${digits}`
}
