import { useQuery } from '@tanstack/react-query'

/** Stripe and the form around it, loaded once per visit and only for a payment. */
export function useCardPayment(enabled: boolean) {
  return useQuery({
    queryKey: ['card-payment'],
    queryFn: async () => {
      const [{ loadShopStripe }, { CardPayment }] = await Promise.all([
        import('./stripe-loader.ts'),
        import('./card-payment.tsx'),
      ])
      return { stripe: await loadShopStripe(), CardPayment }
    },
    enabled,
    gcTime: Infinity,
    structuralSharing: false,
  })
}
