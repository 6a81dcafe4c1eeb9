/** B12.51: nothing is an empty object, and what is not JSON is wrapped. */
export async function contentOf(answer: Response): Promise<unknown> {
  if (answer.status === 204) return {}
  const text = await answer.text()
  if (!(answer.headers.get('content-type') ?? '').includes('json')) return { content: text }
  try {
    return JSON.parse(text)
  } catch {
    return { content: text }
  }
}
