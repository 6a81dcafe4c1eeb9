/** What a shop needs before it can sell, in this order (B20.25). */
export const firstSteps = ['seller', 'guide', 'stripe', 'mail', 'domain'] as const
export type FirstStep = (typeof firstSteps)[number]
