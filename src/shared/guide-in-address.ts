/**
 * B2.4: a home URL that contains /guide/{digits} or /guides/{digits} before its hash redirects to that guide, the
 * first one if there are several. In a query it may be encoded; the target is built from the digits only.
 */
export function guideNamedOutsideHash(pathAndQuery: string): string | undefined {
  const beforeHash = pathAndQuery.split('#', 1)[0] ?? ''
  const digits = /(?:\/|%2[fF])guides?(?:\/|%2[fF])0*([0-9]+)/.exec(beforeHash)?.[1]
  return digits === undefined ? undefined : `/guide/${digits}`
}
