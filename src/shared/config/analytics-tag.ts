/** What counts page views, where the shop has set it; a page carries it as JSON in `data-analytics` of its root. */
export interface AnalyticsTag {
  tagId: string
  scriptUrl: string
}
