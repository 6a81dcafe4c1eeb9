import { recordOf } from '../../objects.ts'

// The fields of a guide. Lists of fields, schemas, SQL, import, export and the editor derive from this table.

interface Common {
  /** Decides the schemas: in a file, in the editor and on a card. */
  kind:
    | 'id'
    | 'text'
    | 'filledText'
    /** Stored as null where it is empty. */
    | 'optionalText'
    | 'tags'
    | 'cents'
    /** Null means the same number as the price in cents. */
    | 'yen'
    | 'flag'
    /** An address; empty where the shop draws the image. */
    | 'image'
    | 'facts'
    | 'json'
    | 'videos'
    | 'choice'
    | 'time'
  /** Of a choice: three, because the text about another value names them all. */
  choices?: readonly [string, string, string]
  /** Of a choice: what a field that is left out means. */
  default?: string
  /** Exists in each language of guides and is translated. */
  translated?: true
  /** Written in the editor, kept in versions. */
  editable?: true
  /** The property that says it in the structured data of a page. */
  schemaOrg?: string
}

/** Public on each card, or only for those who may read the guide (R1). */
type GuideField = Common & ({ listed?: true; paid?: never } | { listed?: never; paid?: true })

const head = { kind: 'text', translated: true, editable: true, listed: true } as const
const summary = { ...head, kind: 'optionalText' } as const
const content = { kind: 'text', translated: true, editable: true, paid: true } as const
const variants = { kind: 'json', paid: true } as const
const offer = { editable: true, listed: true } as const

/** In the order of a file. */
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
  /** Of a new guide. */
  state: { kind: 'choice', choices: ['draft', 'on-sale', 'withdrawn'], default: 'on-sale' },
  sourceHashJa: { kind: 'optionalText' },
  sourceHashTh: { kind: 'optionalText' },
  createdAt: { kind: 'time' },
  updatedAt: { kind: 'time' },
} as const satisfies Record<string, GuideField>

type Fields = typeof guideFields
export type FileField = keyof Fields
type Kind = GuideField['kind']
export type KindOf<Name extends FileField> = Fields[Name]['kind']
type FieldWith<Part> = { [Name in FileField]: Fields[Name] extends Part ? Name : never }[FileField]
export type EditedField = FieldWith<{ editable: true }>
export type ListedField = FieldWith<{ listed: true }>
export type TranslatedField = FieldWith<{ translated: true }>
export type ChoiceIn<Name extends FileField> = Fields[Name] extends { choices: readonly (infer Choice)[] }
  ? Choice
  : never

/** In the order of a file. */
export const fileFields = Object.keys(guideFields) as FileField[]

function fieldsWith<Mark extends 'editable' | 'listed' | 'translated'>(mark: Mark) {
  return fileFields.filter((name): name is FieldWith<Record<Mark, true>> => mark in guideFields[name])
}

export function fieldsOfKind<const Kinds extends readonly Kind[]>(...kinds: Kinds) {
  return fileFields.filter((name): name is FieldWith<{ kind: Kinds[number] }> =>
    kinds.includes(guideFields[name].kind),
  )
}

export const listedFields = fieldsWith('listed')
export const translatedFields = fieldsWith('translated')
/** In the order of the editor: what exists in each language comes first. */
export const editedFields: readonly EditedField[] = [
  ...new Set([...translatedFields, ...fieldsWith('editable')]),
]

/** The values of listed fields. */
interface ListedValues {
  text: string
  filledText: string
  optionalText: string
  tags: string[]
  cents: number
  yen: number | null
  flag: boolean
  image: string
  choice: string
}
export type ListedFields = {
  [Name in ListedField]: [ChoiceIn<Name>] extends [never] ? ListedValues[KindOf<Name>] : ChoiceIn<Name>
}

const emptyByKind = {
  text: '',
  filledText: '',
  optionalText: '',
  tags: [],
  cents: 0,
  yen: null,
  flag: false,
  image: '',
  facts: {},
  videos: [],
}

/** Every field of the editor with nothing written in it. */
export const emptyFields = recordOf(editedFields, (name) => emptyByKind[guideFields[name].kind]) as {
  [Name in EditedField]: (typeof emptyByKind)[KindOf<Name>]
}

/** Texts and lists of names in the metadata of a guide that everyone may read, in both languages. */
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
