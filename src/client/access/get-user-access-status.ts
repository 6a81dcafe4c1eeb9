import type { Api, Outputs } from '../platform/api/api.ts'

/** B12.55: whether the user has bought this guide, and whether they have Pro. */
export function getUserAccessStatus(guideId: number, api: Api): Promise<Outputs['access']['status']> {
  return api.access.status.query({ guideId })
}
