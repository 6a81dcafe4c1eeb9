import {
  GenericExpressionNode,
  IdentifierNode,
  LiteralNode,
  RawExpressionNode,
  UnionExpressionNode,
  type ExpressionNode,
} from 'kysely-codegen'
import pg from 'pg'

const shared = '../../shared'

/** Types of columns whose type PostgreSQL can't describe, with paths relative to src/server/platform. */
export const importedColumnTypes = {
  AuditKind: `${shared}/admin/audit-log.ts#AuditKind`,
  AuditValues: `${shared}/admin/audit-log.ts#AuditValues`,
  FiguresOfReports: `${shared}/guides/reports/reports.ts#ReportedFigures`,
  HourBand: `${shared}/guides/reports/reports.ts#HourBand`,
  JobResult: `${shared}/translation/job-result.ts#JobResult`,
  VersionedGuide: `${shared}/guides/editing/editing-schemas.ts#VersionedGuide`,
  CompanyInvoiceSeller: `${shared}/payments/company-invoice-schemas.ts#CompanyInvoiceSeller`,
  OperationOutcome: './refusal.ts#OperationOutcome',
  PageLanguage: `${shared}/languages.ts#PageLanguage`,
  PersonalData: `${shared}/account/account-schemas.ts#PersonalData`,
  VersionSource: `${shared}/guides/editing/guide-states.ts#VersionSource`,
  StepNote: `${shared}/progress/step-notes.ts#StepNote`,
  TranslationState: `${shared}/languages.ts#TranslationState`,
  ReportObstacle: `${shared}/guides/reports/reports.ts#ReportObstacle`,
  ImportedFile: `${shared}/admin/guide-file-schemas.ts#ImportedFile`,
  GuideDraft: `${shared}/guides/editing/editing-schemas.ts#GuideDraft`,
}

const named = (name: keyof typeof importedColumnTypes) => new IdentifierNode(name)
const json = (content: ExpressionNode) => new GenericExpressionNode('JSONColumnType', [content])
/** JSON whose shape only the functions that read it know. */
const anyJson = json(new RawExpressionNode('object'))

/** Types of columns whose values only the shop's code restricts. Null is added for nullable columns. */
const ownTypes: Record<string, ExpressionNode> = {
  'admin_operations.input': anyJson,
  'admin_operations.kind': named('AuditKind'),
  'admin_operations.outcome': json(named('OperationOutcome')),
  'data_exports.content': json(named('PersonalData')),
  'guide_edits.whole': json(named('GuideDraft')),
  'guide_versions.saved_way': named('VersionSource'),
  'guide_versions.whole': json(named('VersionedGuide')),
  'guides.content_json': anyJson,
  'guides.metadata': json(new RawExpressionNode('Record<string, unknown>')),
  'guides.summary_json': anyJson,
  'guides.title_json': anyJson,
  'guides.translation_state_ja': named('TranslationState'),
  'guides.translation_state_th': named('TranslationState'),
  'income_reports.hours': named('HourBand'),
  'income_reports.trouble': named('ReportObstacle'),
  'mails.if_refused': json(new RawExpressionNode('{ queue: string; data: Record<string, string | number> }')),
  'office_receipts.seller': json(named('CompanyInvoiceSeller')),
  'operator_deeds.after': json(named('AuditValues')),
  'operator_deeds.before': json(named('AuditValues')),
  'operator_deeds.kind': named('AuditKind'),
  'reported_figures.figures': json(named('FiguresOfReports')),
  'sent_files.found': anyJson,
  'sent_files.written': json(named('ImportedFile')),
  'staged_guides.guide': anyJson,
  'step_marks.notes': json(new GenericExpressionNode('Array', [named('StepNote')])),
  'translation_jobs.result': json(named('JobResult')),
  'upkeep.figures': json(new RawExpressionNode('Record<string, number>')),
}

interface Column {
  place: string
  name: string
  hasDefault: boolean
  /** The column's check constraint, if it lists values. Null otherwise. */
  check: string | null
}

/** Returns the types of columns that a check constraint or the shop's code restricts. */
export async function readColumnTypeOverrides(databaseUrl: string): Promise<Record<string, ExpressionNode>> {
  const columns = await readColumns(databaseUrl)
  const typed = columns.flatMap((column) => {
    const type = typeOf(column)
    if (type === undefined) return []
    return [[column.place, column.hasDefault ? new GenericExpressionNode('Generated', [type]) : type]]
  })
  return Object.fromEntries(typed)
}

function typeOf({ place, name, check }: Column): ExpressionNode | undefined {
  const own = ownTypes[place]
  if (own !== undefined) return own
  if (check !== null)
    return new UnionExpressionNode(
      [...check.matchAll(/(?<=')[^']+(?='::text)/g)].map(([word]) => new LiteralNode(word)),
    )
  // All columns with this name contain the language of a page, except that of an external video, which may be any.
  return name === 'language' && place !== 'reference_videos.language' ? named('PageLanguage') : undefined
}

async function readColumns(databaseUrl: string): Promise<Column[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<Column>(String.raw`
      select relname || '.' || attname as place, attname as name, atthasdef as "hasDefault", (
        select pg_get_constraintdef(oid) from pg_constraint
        where conrelid = attrelid and contype = 'c' and conkey = array[attnum]
          and pg_get_constraintdef(oid) ~ '^CHECK \(\(\w+ = ANY \(ARRAY\[.*\]\)\)\)$'
      ) as check
      from pg_attribute join pg_class on pg_class.oid = attrelid
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and attnum > 0
      order by place`)
    return rows
  } finally {
    await client.end()
  }
}
