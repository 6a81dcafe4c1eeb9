import { z } from 'zod'
import {
  adminListInputSchema,
  editedIdSchema,
  guideEditInputSchema,
  editPreviewInputSchema,
  historyInputSchema,
  bulkChangeInputSchema,
  versionInputSchema,
} from '../../../shared/guides/editing/editing-schemas.ts'
import { createOperatorProcedure, router } from '../../trpc.ts'
import { previewBulkChange } from './bulk-change.ts'
import { listGuidesForAdmin } from './admin-list-queries.ts'
import { openEditor } from './open-editor.ts'
import { previewEdit } from './preview-edit.ts'
import { compareWithVersion, readHistory } from './read-history.ts'
import { discardUnsavedEdit, restoreVersion, saveEdit, storeUnsavedEdit } from './save-edit.ts'

const editing = createOperatorProcedure('editGuides')

export const editorRouter = router({
  adminList: editing
    .input(adminListInputSchema)
    .query(({ ctx, input }) => listGuidesForAdmin(ctx.deps.db, input)),

  editing: editing
    .input(z.object({ id: editedIdSchema }))
    .query(({ ctx, input }) => openEditor(ctx.deps, ctx.member, input.id)),

  previewEdit: editing
    .input(editPreviewInputSchema)
    // A mutation although nothing is written: the text is too long for a URL.
    .mutation(({ ctx, input }) => previewEdit(ctx.deps, input)),

  keepEdit: editing
    .input(guideEditInputSchema)
    .mutation(({ ctx, input }) => storeUnsavedEdit(ctx.deps, ctx.member, input)),

  dropEdit: editing
    .input(z.object({ id: editedIdSchema }))
    .mutation(({ ctx, input }) => discardUnsavedEdit(ctx.deps.db, ctx.member, input.id)),

  save: editing
    .input(guideEditInputSchema)
    .mutation(({ ctx, input }) => saveEdit(ctx.deps, ctx.member, input)),

  history: editing.input(historyInputSchema).query(({ ctx, input }) => readHistory(ctx.deps.db, input)),

  compareWithVersion: editing
    .input(versionInputSchema)
    .query(({ ctx, input }) => compareWithVersion(ctx.deps.db, input)),

  bringBack: editing
    .input(versionInputSchema)
    .mutation(({ ctx, input }) => restoreVersion(ctx.deps, ctx.member, input)),

  compareMany: editing
    .input(bulkChangeInputSchema)
    // A mutation although nothing is written: the input is too long for a URL.
    .mutation(({ ctx, input }) => previewBulkChange(ctx.deps.db, input)),
})
