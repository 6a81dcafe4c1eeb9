/** An in-memory storage. */
export class FakeStorage implements Storage {
  readonly kept: Map<string, string>

  constructor(items: Record<string, string> = {}) {
    this.kept = new Map(Object.entries(items))
  }

  get length() {
    return this.kept.size
  }
  key = (index: number) => [...this.kept.keys()][index] ?? null
  getItem = (key: string) => this.kept.get(key) ?? null
  setItem = (key: string, value: string) => void this.kept.set(key, value)
  removeItem = (key: string) => void this.kept.delete(key)
  clear = () => this.kept.clear()
}
