let requestedGuideId: number | undefined

/** Saves the guide that a guest signs up to read for free, because the paywall is remounted after the sign-up. Undefined clears it. */
export function setRequestedFreePick(guideId: number | undefined): void {
  requestedGuideId = guideId
}

export const isRequestedFreePick = (guideId: number) => requestedGuideId === guideId
