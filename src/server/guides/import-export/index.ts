export type { RowError } from './check-rows.ts'
export { exportGuides, exportGuideBatch } from './export-guides.ts'
export { fileFormats } from './guide-file.ts'
export { parseGuideRow } from './guide-row.ts'
export { importGuides, type ImportProgress, type ImportResult } from './import-guides.ts'
export {
  deleteUploadedFiles,
  findUploadedFile,
  markFileWritten,
  updateUploadedFile,
} from './uploaded-file-queries.ts'
export { importStagedGuides, readImportProgress, requireUploadedFile, stageFile } from './staged-files.ts'
