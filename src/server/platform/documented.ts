import { z } from 'zod'

/**
 * Documents the shape of an output without validating it: for responses with thousands of typed rows, whose object must keep its
 * identity because its bytes are cached.
 */
export function documented<S extends z.ZodType>(schema: S) {
  const passed = z.custom<Readonly<z.output<S>>>(() => true)
  passed._zod.toJSONSchema = () => z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' })
  return passed
}
