export const createRecord = <Key extends string, Value>(keys: readonly Key[], valueOf: (key: Key) => Value) =>
  Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<Key, Value>

/** Returns a copy that contains only these keys, in this order. */
export const pick = <Whole extends object, Key extends keyof Whole>(whole: Whole, keys: readonly Key[]) =>
  Object.fromEntries(keys.map((key) => [key, whole[key]])) as Pick<Whole, Key>

/** Returns a function that computes its result once for each object and keeps it as long as the object exists. */
export function computeOnce<Key extends object, Value extends object>(compute: (key: Key) => Value) {
  const results = new WeakMap<Key, Value>()
  return (key: Key): Value => {
    const result = results.get(key) ?? compute(key)
    results.set(key, result)
    return result
  }
}

/** Returns how often each value occurs. */
export function countEach<Value>(values: Iterable<Value>): Map<Value, number> {
  const counts = new Map<Value, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}
