import { useQuery } from '@tanstack/react-query'
import { readerQueries, useAuth } from '../auth/auth-provider.tsx'
import { tokenForWriting } from '../auth/token-source.ts'
import { isNetworkFailure, openApi, refusalOf } from '../lib/api.ts'
import { useLanguage } from '../lib/i18n.tsx'
import { profiles } from '../lib/query-profiles.ts'

/** Spec 5: shorter tokens are not worth a call. */
const tokenMinimum = 10

class LoginRunOut extends Error {}

/** The payment that the server has opened for this reader, guide and language; asking again gives the same one. */
export function usePaymentIntent(guideId: number) {
  const { language } = useLanguage()
  const { session } = useAuth()
  return useQuery({
    ...profiles.checkout,
    queryKey: [...readerQueries, 'payment-intent', session?.uid, guideId, language],
    queryFn: async () => {
      const token = await tokenForWriting()
      if (token === undefined || token.length < tokenMinimum) throw new LoginRunOut()
      return (await openApi()).payments.createPaymentIntent.mutate({ guideId, language })
    },
    enabled: session !== null,
    retry: (failures, error) => failures < 1 && isNetworkFailure(error),
    gcTime: 0,
  })
}

export type IntentProblem = 'owned' | 'login-run-out' | 'failed'

export function intentProblemOf(error: unknown): IntentProblem {
  if (error instanceof LoginRunOut) return 'login-run-out'
  switch (refusalOf(error)) {
    case 'already-owned':
      return 'owned'
    case 'authentication-required':
      return 'login-run-out'
    default:
      return 'failed'
  }
}
