import { paths } from '../paths.ts'

const { admin } = paths

/** Paths of the admin. In a separate module, because no public page links to them. */
export const adminPaths = {
  home: admin,
  homeOf: (period: string) => `${admin}?period=${period}`,
  guides: `${admin}/guides`,
  guide: (id: number | 'new' | 'files') => `${admin}/guides/${id}`,
  orders: `${admin}/orders`,
  ordersOf: (find: string) => `${admin}/orders?find=${encodeURIComponent(find)}`,
  disputes: `${admin}/disputes`,
  reader: (id: number) => `${admin}/readers/${id}`,
  messages: `${admin}/messages`,
  messagesIn: (state: string) => `${admin}/messages?state=${state}`,
  messagesWith: (find: string) => `${admin}/messages?find=${encodeURIComponent(find)}`,
  message: (id: number | 'templates' | 'subscribers') => `${admin}/messages/${id}`,
  reports: `${admin}/reports`,
  reportsOf: (odd: boolean) => `${admin}/reports${odd ? '?odd=1' : ''}`,
  codes: `${admin}/codes`,
  health: `${admin}/health`,
  healthOf: (find: string) => `${admin}/health?find=${encodeURIComponent(find)}`,
  log: `${admin}/log`,
} as const
