import { createRecord } from '../../objects.ts'

// All fields of a guide. Lists of fields, schemas, SQL, import, export and the editor derive from this table.

interface Common {
  /**
   * Kind of the field, which selects its schema. An empty 'optionalText' is stored as null. For an empty 'image', the shop
   * draws one.
   */
  kind: string
  /** Values of the kind 'choice'. Exactly three, because an error text lists them. */
  choices?: readonly [string, string, string]
  /** Value of a missing choice. */
  default?: string
  /** Whether the field exists in each language and is translated. */
  translated?: true
  /** Whether the field can be edited and is stored in versions. */
  editable?: true
  /** Property of the field in schema.org structured data. */
  schemaOrg?: string
}

/** A field of a guide. Listed fields are public and on each card; paid fields require access to the guide (R1). */
type GuideField = Common & ({ listed?: true; paid?: never } | { listed?: never; paid?: true })

const head = { kind: 'text', translated: true, editable: true, listed: true } as const
const summary = { ...head, kind: 'optionalText' } as const
const content = { kind: 'text', translated: true, editable: true, paid: true } as const
const variants = { kind: 'json', paid: true } as const
const offer = { editable: true, listed: true } as const

/** All fields of a guide, in the order of an exported file. */
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
  /** Yen price. Null if the number of `price` applies. */
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
  /** State of a new guide. A stored guide keeps its own. */
  state: { kind: 'choice', choices: ['draft', 'on-sale', 'withdrawn'], default: 'on-sale' },
  sourceHashJa: { kind: 'optionalText' },
  sourceHashTh: { kind: 'optionalText' },
  createdAt: { kind: 'time' },
  updatedAt: { kind: 'time' },
} as const satisfies Record<string, GuideField>

type Fields = typeof guideFields
export type FileField = keyof Fields
export type FieldKind<Name extends FileField> = Fields[Name]['kind']
type FieldWith<Part> = { [Name in FileField]: Fields[Name] extends Part ? Name : never }[FileField]
export type EditedField = FieldWith<{ editable: true }>
export type ListedField = FieldWith<{ listed: true }>
export type TranslatedField = FieldWith<{ translated: true }>
export type FieldChoice<Name extends FileField> = Fields[Name] extends { choices: readonly (infer Choice)[] }
  ? Choice
  : never

/** Names of all fields, in the order of an exported file. */
export const fileFields = Object.keys(guideFields) as FileField[]

function fieldsWith<Mark extends 'editable' | 'listed' | 'translated'>(mark: Mark) {
  return fileFields.filter((name): name is FieldWith<Record<Mark, true>> => mark in guideFields[name])
}

export function listFieldsOfKind<Kind extends FieldKind<FileField>>(...kinds: Kind[]) {
  return fileFields.filter((name): name is FieldWith<{ kind: Kind }> =>
    kinds.some((kind) => kind === guideFields[name].kind),
  )
}

export const listedFields = fieldsWith('listed')
/** Fields with a property in structured data. */
export const schemaOrgFields = listedFields.flatMap((name) => {
  const field = guideFields[name]
  return 'schemaOrg' in field ? [[name, field.schemaOrg] as const] : []
})
export const translatedFields = fieldsWith('translated')
/** Names of the fields in the editor, in its order: translated fields come first. */
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
type Values<Name extends EditedField> = { [Each in Name]: (typeof emptyByKind)[FieldKind<Each>] }
export type ListedFields = Values<ListedField>

/** Empty value of each field in the editor. */
export const emptyFields = createRecord(
  editedFields,
  (name) => emptyByKind[guideFields[name].kind],
) as Values<EditedField>

/** Metadata fields that contain one public text, in both languages. */
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

/** Public previews, which are computed from the paid text. */
export const previewFields = ['previewEn', 'previewJa', 'previewTh'] as const
export const outlineFields = ['outlineEn', 'outlineJa', 'outlineTh'] as const
/** What the shop counts in the text of a guide, in the order of `insideCounts`. */
export const countedParts = ['steps', 'prices', 'mistakes', 'templates'] as const
export type TextPreviews = Record<(typeof previewFields)[number], string> &
  Record<(typeof outlineFields)[number], string[]> & {
    /** Numbers of steps, prices, mistakes and templates in the text. Empty if the guide was saved before they were counted. */
    insideCounts: number[]
  }
