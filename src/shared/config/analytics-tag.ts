/**
 * The analytics script, if the shop has configured one; pages include it as JSON in `data-analytics` of the root
 * element.
 */
export interface AnalyticsTag {
  tagId: string
  scriptUrl: string
}
