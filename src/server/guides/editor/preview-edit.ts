import type { z } from 'zod'
import type {
  editPreviewInputSchema,
  editPreviewSchema,
} from '../../../shared/guides/editing/editing-schemas.ts'
import type { GuideDeps } from '../deps.ts'
import { findNearTwins } from '../duplicates/find-near-twins.ts'
import { renderBlocks } from '../reading/render-markdown.ts'
import { readingMinutesOf } from '../saving/derive-from-text.ts'
import { outlineOf } from '../saving/outline-of.ts'
import { previewOf } from '../saving/preview-of.ts'
import { splitBlocks } from '../saving/split-blocks.ts'

/** A text as its readers will see it, before it is saved (B20.57). */
export async function previewEdit(
  deps: Pick<GuideDeps, 'db' | 'catalogue'>,
  { id, title, content, language }: z.infer<typeof editPreviewInputSchema>,
): Promise<z.infer<typeof editPreviewSchema>> {
  const blocks = splitBlocks(content)
  return {
    html: renderBlocks(blocks)
      .map(({ html }) => html)
      .join(''),
    preview: previewOf(blocks),
    outline: outlineOf(blocks),
    readingMinutes: readingMinutesOf(content),
    // Guides are compared by their English.
    twins: language === 'en' ? await findNearTwins(deps, { id, title, content }) : [],
  }
}
