import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { projectRoot } from './processes/project.ts'

/** Patterns of secrets, each with an example. Examples are assembled from parts, so that this file contains no secret. */
const secrets: Record<string, [shape: RegExp, example: string]> = {
  'a live key of Stripe': [/\b[rs]k_live_\w{10,}/, `sk_live_${'a1B2'.repeat(6)}`],
  'a webhook signing secret': [/\bwhsec_[A-Za-z0-9+/]{24,}/, `whsec_${'a1B2'.repeat(8)}`],
  'a private key': [/-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----/, ['-----BEGIN', 'PRIVATE KEY-----'].join(' ')],
  'a key that decrypts backups': [
    /AGE-SECRET-KEY-(?:PQ-)?1[0-9A-Z]{40,}/,
    `AGE-SECRET-KEY-1${'Q8'.repeat(29)}`,
  ],
  'an AWS key': [/\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/, `AKIA${'A1B2'.repeat(4)}`],
  'a Google key': [/\bAIza[\w-]{35}/, `AIza${'a1B2c'.repeat(7)}`],
  'a GitHub token': [/\b(?:gh[opsur]_\w{36}|github_pat_\w{22})/, `ghp_${'a1B2'.repeat(9)}`],
  'an npm token': [/\bnpm_[A-Za-z0-9]{36}/, `npm_${'a1B2'.repeat(9)}`],
  'a Slack token': [/\bxox[abeoprs]-[\w-]{10,}/, `xoxb-${'1234'.repeat(4)}`],
  'a model API key': [/\bsk-[\w-]{32,}/, `sk-${'proj-a1B2c3'.repeat(4)}`],
  'a signed token': [
    /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}/,
    ['eyJhbGciOiJSUzI1', 'eyJzdWIiOiIxMjM0', 'c2lnbmF0dXJl'].join('.'),
  ],
  'a password in a URL': [
    /\b[a-z][a-z+]{2,9}:\/\/[\w.%-]+:(?!(?:secret|LONG-RANDOM-TEXT|shop|hidden|postgres|drill|password)@)[^\s:/@'"`$<>{}]{6,}@[\w.-]+/,
    `postgres://shop:${'Tr0ub'.repeat(2)}@db.example.com/shop`,
  ],
}

const isMade = (name: string) =>
  /^(node_modules|dist|coverage|screenshots|\.(git|data|cache|env))$|\.(log|png|ico|woff2)$/.test(name)

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (isMade(entry.name)) return []
    const place = path.join(folder, entry.name)
    return entry.isDirectory() ? filesIn(place) : [place]
  })
}

const texts = filesIn(projectRoot).map((file) => ({
  file: path.relative(projectRoot, file),
  text: readFileSync(file, 'utf8'),
}))

describe('the repository contains no secrets', () => {
  test.each(Object.entries(secrets))('the repository does not contain %s', (_title, [shape]) => {
    expect(texts.flatMap(({ file, text }) => (shape.test(text) ? [file] : []))).toEqual([])
  })
})

test.each(Object.entries(secrets))('the check for secrets finds %s', (_title, [shape, example]) => {
  expect(shape.test(`KEY="${example}"`)).toBe(true)
})

test('the check for secrets reads every file of the project', () => {
  const read = texts.map(({ file }) => file)
  expect(read).toEqual(
    expect.arrayContaining(['package-lock.json', '.env.example', 'src/server/main.ts', 'compose.yaml']),
  )
})
