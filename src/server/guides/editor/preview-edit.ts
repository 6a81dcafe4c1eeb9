import type { z } from 'zod'
import type { editPreviewInputSchema } from '../../../shared/guides/editing/editing-schemas.ts'
import type { CatalogDeps } from '../catalog/index.ts'
import { findNearDuplicates } from '../duplicates/index.ts'
import { renderBlocks } from '../reader/index.ts'
import { extractOutline, extractPreview, estimateReadingMinutes, splitBlocks } from '../text/index.ts'

/** Renders unsaved text as readers will see it (B20.57). */
export async function previewEdit(
  deps: Pick<CatalogDeps, 'db' | 'catalogue'>,
  { id, title, content, language }: z.infer<typeof editPreviewInputSchema>,
) {
  const blocks = splitBlocks(content)
  return {
    html: renderBlocks(blocks)
      .map(({ html }) => html)
      .join(''),
    preview: extractPreview(blocks),
    outline: extractOutline(blocks),
    readingMinutes: estimateReadingMinutes(content),
    // Near-duplicates are found by their English text only.
    twins: language === 'en' ? await findNearDuplicates(deps, { id, title, content }) : [],
  }
}
