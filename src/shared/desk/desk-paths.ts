import { paths } from '../paths.ts'

const { desk } = paths

/** The paths of the admin's sections, which no other page links to. */
export const deskPaths = {
  home: desk,
  homeOf: (period: string) => `${desk}?period=${period}`,
  guides: `${desk}/guides`,
  guide: (id: number | 'new' | 'files') => `${desk}/guides/${id}`,
  orders: `${desk}/orders`,
  ordersOf: (find: string) => `${desk}/orders?find=${encodeURIComponent(find)}`,
  disputes: `${desk}/disputes`,
  reader: (id: number) => `${desk}/readers/${id}`,
  messages: `${desk}/messages`,
  messagesIn: (state: string) => `${desk}/messages?state=${state}`,
  messagesWith: (find: string) => `${desk}/messages?find=${encodeURIComponent(find)}`,
  message: (id: number | 'templates' | 'subscribers') => `${desk}/messages/${id}`,
  reports: `${desk}/reports`,
  reportsOf: (odd: boolean) => `${desk}/reports${odd ? '?odd=1' : ''}`,
  codes: `${desk}/codes`,
  health: `${desk}/health`,
  healthOf: (find: string) => `${desk}/health?find=${encodeURIComponent(find)}`,
  log: `${desk}/log`,
} as const
