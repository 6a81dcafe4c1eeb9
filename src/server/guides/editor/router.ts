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
import { restoreVersion } from './restore-version.ts'
import { previewBulkChange } from './bulk-change.ts'
import { listGuidesForAdmin } from './admin-list-queries.ts'
import { openEditor } from './open-editor.ts'
import { previewEdit } from './preview-edit.ts'
import { compareWithVersion, readHistory } from './read-history.ts'
import { discardUnsavedEdit, saveEdit, storeUnsavedEdit } from './save-edit.ts'

export const editorRouter = router({
  adminList: createOperatorProcedure('editGuides')
    .input(adminListInputSchema)
    .query(({ ctx, input }) => listGuidesForAdmin(ctx.deps.db, input)),

  editing: createOperatorProcedure('editGuides')
    .input(z.object({ id: editedIdSchema }))
    .query(({ ctx, input }) => openEditor(ctx.deps, ctx.member, input.id)),

  previewEdit: createOperatorProcedure('editGuides')
    .input(editPreviewInputSchema)
    // A mutation although nothing is written: the text is too long for a URL.
    .mutation(({ ctx, input }) => previewEdit(ctx.deps, input)),

  keepEdit: createOperatorProcedure('editGuides')
    .input(guideEditInputSchema)
    .mutation(({ ctx, input }) => storeUnsavedEdit(ctx.deps, ctx.member, input)),

  dropEdit: createOperatorProcedure('editGuides')
    .input(z.object({ id: editedIdSchema }))
    .mutation(({ ctx, input }) => discardUnsavedEdit(ctx.deps.db, ctx.member, input.id)),

  save: createOperatorProcedure('editGuides')
    .input(guideEditInputSchema)
    .mutation(({ ctx, input }) => saveEdit(ctx.deps, ctx.member, input)),

  history: createOperatorProcedure('editGuides')
    .input(historyInputSchema)
    .query(({ ctx, input }) => readHistory(ctx.deps.db, input)),

  compareWithVersion: createOperatorProcedure('editGuides')
    .input(versionInputSchema)
    .query(({ ctx, input }) => compareWithVersion(ctx.deps.db, input)),

  bringBack: createOperatorProcedure('editGuides')
    .input(versionInputSchema)
    .mutation(({ ctx, input }) => restoreVersion(ctx.deps, ctx.member, input)),

  compareMany: createOperatorProcedure('editGuides')
    .input(bulkChangeInputSchema)
    // A mutation although nothing is written: the input is too long for a URL.
    .mutation(({ ctx, input }) => previewBulkChange(ctx.deps.db, input)),
})
