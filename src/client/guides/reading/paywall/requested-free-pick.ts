let requestedGuideId: number | undefined

/** Saves the guide that a guest signs up to read for free, because the paywall is remounted after the sign-up. */
export function saveRequestedFreePick(guideId: number): void {
  requestedGuideId = guideId
}

export function clearRequestedFreePick(): void {
  requestedGuideId = undefined
}

export function isRequestedFreePick(guideId: number): boolean {
  return requestedGuideId === guideId
}
