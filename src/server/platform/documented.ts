import { z } from 'zod'

/**
 * An output whose shape is documented but not checked row by row: for answers that hold thousands of rows
 * of a type the compiler already knows, and that must stay the very object whose bytes are prepared.
 */
export function documented<S extends z.ZodType>(schema: S) {
  const passed = z.custom<Readonly<z.output<S>>>(() => true)
  passed._zod.toJSONSchema = () => z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' })
  return passed
}
