import { recordOf } from '../../objects.ts'

// The fields of a guide. Lists of fields, schemas, SQL, import, export and the editor derive from this table.

interface Common {
  /** Selects the schema. Empty optional text is stored as null; an empty image is drawn by the shop. */
  kind: string
  /** Of a choice; exactly three, because an error text lists them. */
  choices?: readonly [string, string, string]
  /** Of a choice: the default of a missing value. */
  default?: string
  /** True if the field exists in each language and is translated. */
  translated?: true
  /** True if the field is edited in the editor and kept in versions. */
  editable?: true
  /** Property of the field in structured data. */
  schemaOrg?: string
}

/** Listed fields are public, on each card. Paid fields require access to the guide (R1). */
type GuideField = Common & ({ listed?: true; paid?: never } | { listed?: never; paid?: true })

const head = { kind: 'text', translated: true, editable: true, listed: true } as const
const summary = { ...head, kind: 'optionalText' } as const
const content = { kind: 'text', translated: true, editable: true, paid: true } as const
const variants = { kind: 'json', paid: true } as const
const offer = { editable: true, listed: true } as const

/** In the order of an exported file. */
export const guideFields = {
  id: { kind: 'id' },
  titleEn: { ...head, kind: 'filledText' },
  titleJa: head,
  titleTh: head,
  summaryEn: summary,
  summaryJa: summary,
  summaryTh: summary,
  tags: { kind: 'tags', ...offer },
  price: { kind: 'cents', ...offer },
  /** Null means that the number of `price` applies. */
  priceJpy: { kind: 'yen', ...offer },
  isFreePreview: { kind: 'flag', ...offer, schemaOrg: 'isAccessibleForFree' },
  thumbnailUrl: { kind: 'image', ...offer },
  incomeRange: { kind: 'optionalText', ...offer },
  metadata: { kind: 'facts', editable: true },
  contentEn: { ...content, kind: 'filledText' },
  contentJa: content,
  contentTh: content,
  titleJson: variants,
  summaryJson: variants,
  contentJson: variants,
  referenceVideos: { kind: 'videos', editable: true, paid: true },
  /** Only of a new guide. */
  state: { kind: 'choice', choices: ['draft', 'on-sale', 'withdrawn'], default: 'on-sale' },
  sourceHashJa: { kind: 'optionalText' },
  sourceHashTh: { kind: 'optionalText' },
  createdAt: { kind: 'time' },
  updatedAt: { kind: 'time' },
} as const satisfies Record<string, GuideField>

type Fields = typeof guideFields
export type FileField = keyof Fields
export type KindOf<Name extends FileField> = Fields[Name]['kind']
type FieldWith<Part> = { [Name in FileField]: Fields[Name] extends Part ? Name : never }[FileField]
export type EditedField = FieldWith<{ editable: true }>
export type ListedField = FieldWith<{ listed: true }>
export type TranslatedField = FieldWith<{ translated: true }>
export type ChoiceIn<Name extends FileField> = Fields[Name] extends { choices: readonly (infer Choice)[] }
  ? Choice
  : never

/** In the order of an exported file. */
export const fileFields = Object.keys(guideFields) as FileField[]

function fieldsWith<Mark extends 'editable' | 'listed' | 'translated'>(mark: Mark) {
  return fileFields.filter((name): name is FieldWith<Record<Mark, true>> => mark in guideFields[name])
}

export function fieldsOfKind<Kind extends KindOf<FileField>>(...kinds: Kind[]) {
  return fileFields.filter((name): name is FieldWith<{ kind: Kind }> =>
    kinds.some((kind) => kind === guideFields[name].kind),
  )
}

export const listedFields = fieldsWith('listed')
/** Fields with their properties in structured data. */
export const schemaOrgFields = listedFields.flatMap((name) => {
  const field = guideFields[name]
  return 'schemaOrg' in field ? [[name, field.schemaOrg] as const] : []
})
export const translatedFields = fieldsWith('translated')
/** In the order of the editor: translated fields come first. */
export const editedFields: readonly EditedField[] = [
  ...new Set([...translatedFields, ...fieldsWith('editable')]),
]

const emptyByKind = {
  text: '',
  filledText: '',
  optionalText: '',
  tags: [] as string[],
  cents: 0,
  yen: null as number | null,
  flag: false,
  image: '',
  facts: {},
  videos: [],
}
type Values<Name extends EditedField> = { [Each in Name]: (typeof emptyByKind)[KindOf<Each>] }
export type ListedFields = Values<ListedField>

/** Every field of the editor, empty. */
export const emptyFields = recordOf(
  editedFields,
  (name) => emptyByKind[guideFields[name].kind],
) as Values<EditedField>

/** Public texts and lists of names in a guide's metadata, in both languages. */
export const textFacts = [
  'incomeBasisEn',
  'incomeBasisJa',
  'startCostEn',
  'startCostJa',
  'firstIncomeEn',
  'firstIncomeJa',
] as const
export type TextFact = (typeof textFacts)[number]
export const listFacts = ['toolsEn', 'toolsJa', 'risksEn', 'risksJa'] as const
export type ListFact = (typeof listFacts)[number]

/** Computed from the text: the public preview. */
export const previewFields = ['previewEn', 'previewJa', 'previewTh'] as const
export const outlineFields = ['outlineEn', 'outlineJa', 'outlineTh'] as const
/** What a guide counts of itself, in the order of `insideCounts`. */
export const insideParts = ['steps', 'prices', 'mistakes', 'templates'] as const
export type TextPreviews = Record<(typeof previewFields)[number], string> &
  Record<(typeof outlineFields)[number], string[]> & {
    /** By `insideParts`; empty if the guide was saved before they were counted. */
    insideCounts: number[]
  }
