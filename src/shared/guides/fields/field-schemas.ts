import { z } from 'zod'
import { createRecord } from '../../objects.ts'
import { rowProblems } from '../editing/row-problems.ts'
import { guideFields, type FieldChoice, type FileField, type FieldKind } from './guide-fields.ts'

type SchemaOf<Name extends FileField, Kinds> = [FieldChoice<Name>] extends [never]
  ? Kinds[FieldKind<Name> & keyof Kinds]
  : z.ZodType<FieldChoice<Name>>

type Schemas = Partial<Record<string, z.ZodType>>

/** Returns the shape of an object schema with these fields, each with the schema of its kind. */
export const createFieldShape = <
  Name extends FileField,
  Kinds extends Record<Exclude<FieldKind<Name>, 'choice'>, z.ZodType>,
>(
  names: readonly Name[],
  kinds: Kinds,
) =>
  createRecord(names, (name) => {
    const field = guideFields[name]
    return field.kind === 'choice' ? choiceSchema(field) : (kinds as Schemas)[field.kind]
  }) as { [Each in Name]: SchemaOf<Each, Kinds> }

/** Returns the schema of a choice. Data from before the field existed lacks a value, so a missing value is the default. */
function choiceSchema({
  choices,
  default: fallback,
}: {
  choices: readonly [string, string, string]
  default: string
}) {
  const [first, second, third] = choices
  const schema = z.enum(choices, rowProblems.say('noChoice', { first, second, third }))
  return z.preprocess((value) => value ?? fallback, schema)
}
