/** The analytics script of the shop. Pages contain it as JSON in `data-analytics` of the root element, if it is configured. */
export interface AnalyticsTag {
  tagId: string
  scriptUrl: string
}
