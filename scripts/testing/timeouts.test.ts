import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '../processes/project.ts'

const number = String.raw`[1-9][\d_]*(?: ?\* ?[\d_]+)*`
const calls = 'setTimeout|setDefaultTimeout|setDefaultNavigationTimeout|waitForTimeout|wait|sleep'

/** Patterns of code that depends on the machine's speed. Zero and multiples of a limit from timeouts.ts are allowed. */
const rejected = [
  String.raw`\b(?:timeout|testTimeout|hookTimeout): ?${number}\s*[,}]`,
  String.raw`\b(?:${calls})\((?:[^\n]*, ?)?${number}\)`,
  // A number as the last argument of a test or hook is a limit, on one line or on several.
  String.raw`^\s*(?:test|it|beforeAll|beforeEach|afterAll|afterEach)\b[^\n]*, ?${number}\)$`,
  String.raw`^\s*\},\s+[1-9][\d_]{3,},?\s*\)$`,
  // `vi.waitFor` and `vi.waitUntil` have a short default timeout. `expect.poll` uses that of the project.
  String.raw`\bvi\.wait(?:For|Until)\(`,
  String.raw`\bexpect\((?:Math\.\w+\()?(?:performance|Date)\.now\(\) -`,
].map((source) => new RegExp(source, 'gm'))

const allowed = new Set([
  // Pauses between polls.
  'src/server/testing/faults/poll-until.ts: wait(25)',
  'src/server/testing/processes/node-process.ts: wait(50)',
  // Limit of a drill that visits every page in one test.
  'src/server/integration/site/every-page.browser.drill.test.ts: }, 900_000)',
  // Delay in a test that is meant to fail.
  'scripts/testing/test-reporter.test.ts: setTimeout(resolve, 50)',
])

const isOfTests = (file: string) =>
  /\.test\.tsx?$/.test(file) || /^src\/server\/(?:testing|integration)\/.*\.ts$/.test(file)

function listFiles(): string[] {
  const files = ['src', 'scripts'].flatMap((folder) =>
    readdirSync(path.join(projectRoot, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      path.posix.join(folder, file.replaceAll(path.sep, '/')),
    ),
  )
  return files.filter((file) => isOfTests(file) && file !== 'scripts/testing/timeouts.test.ts')
}

const find = (text: string) =>
  rejected.flatMap((pattern) => text.match(pattern) ?? []).map((each) => each.trim())

test.each([
  'expect.poll(read, { timeout: 30_000 })',
  'vi.setConfig({ testTimeout: 60 * 1000 })',
  'await new Promise((resolve) => setTimeout(resolve, 50))',
  'await page.waitForTimeout(500)',
  'await wait(1100)',
  "test('a page opens', works, 60_000)",
  "test('a page opens', async () => {\n  work()\n}, 60_000)",
  "test(\n  'a page opens',\n  async () => {\n    work()\n  },\n  60_000,\n)",
  'await vi.waitFor(read)',
  'expect(performance.now() - started).toBeLessThan(3000)',
])('code that depends on the machine’s speed is found: %s', (text) => {
  expect(find(text)).not.toEqual([])
})

test.each([
  'await expect.poll(read, { timeout: 5 * timeoutMs, interval: 500 }).toBe(1)',
  'setTimeout(resolve, 0)',
  'values.reduce((sum, value) => {\n  return sum + value\n}, 0)',
  'expect(Date.parse(at) - Date.now()).toBeGreaterThan(day)',
])('code that works at any speed of the machine is allowed: %s', (text) => {
  expect(find(text)).toEqual([])
})

test('tests take limits from timeouts.ts, wait for no fixed time and assert no duration', () => {
  const found = listFiles().flatMap((file) =>
    find(readFileSync(path.join(projectRoot, file), 'utf8')).map((each) => `${file}: ${each}`),
  )
  expect(found.filter((each) => !allowed.has(each))).toEqual([])
})
