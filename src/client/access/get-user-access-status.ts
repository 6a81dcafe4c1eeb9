import { openApi, type Outputs } from '../platform/api/api.ts'

/** Spec 7: whether somebody has bought this guide, and whether they have Pro. */
export async function getUserAccessStatus(guideId: number): Promise<Outputs['access']['status']> {
  return (await openApi()).access.status.query({ guideId })
}
