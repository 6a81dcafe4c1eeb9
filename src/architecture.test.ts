import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')
const source = path.join(root, 'src')

interface Import {
  from: string
  to: string
  /** `import type` exists for the compiler alone. */
  typeOnly: boolean
}

interface SourceFile {
  file: string
  text: string
}

/** Which feature may use which, and only through its index.ts. access and mail are leaves; there is no cycle. */
const doors: Record<string, readonly string[]> = {
  payments: ['access', 'guides', 'mail'],
  guides: ['access'],
  translation: ['guides'],
  contact: ['mail'],
  access: [],
  mail: [],
  auth: [],
  config: [],
}

/** Who may touch a body column, by name (design 6.1). */
const bodyReaders: Record<string, readonly string[]> = {
  findBody: ['src/server/guides/reading/read-guide.ts'],
  storeGuides: ['src/server/guides/saving/save-guide.ts'],
  listComparedContents: ['src/server/guides/duplicates/mark-duplicates.ts'],
  replaceVideos: ['src/server/guides/saving/save-guide.ts'],
  stageGuides: ['src/server/guides/files/import-guides.ts'],
  compareStaged: ['src/server/guides/files/import-guides.ts'],
  mergeStaged: ['src/server/guides/files/import-guides.ts'],
  listWholeGuides: ['src/server/guides/files/export-guides.ts'],
  findAllTexts: [
    'src/server/guides/translations/find-translation-source.ts',
    'src/server/guides/translations/content-status.ts',
  ],
  listTextSizes: ['src/server/guides/translations/measure-translations.ts'],
  lockAllTexts: ['src/server/guides/translations/store-translation.ts'],
  updateTranslation: ['src/server/guides/translations/store-translation.ts'],
}
const bodyColumns = /\b(content_(en|ja|th|json)|reference_videos)\b/

const notFeatures = new Set(['platform', 'http', 'testing', 'stories'])
const isTest = (file: string) => /\.(test|drill)\.tsx?$/.test(file)
const within = (folder: string) => (file: string) => file.startsWith(`${folder}/`)

function listSources(folder = source): SourceFile[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((absolute) => ({ file: path.relative(root, absolute), text: readFileSync(absolute, 'utf8') }))
}

function importsOf({ file, text }: SourceFile): Import[] {
  const statements = text.matchAll(
    /^\s*(?:import|export)\s+(type\s)?[^'"();]*?from\s+['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)|^\s*import\s+['"]([^'"]+)['"]/gm,
  )
  return [...statements].flatMap(([, type, named, dynamic, bare]) => {
    const to = named ?? dynamic ?? bare ?? ''
    if (to === '') return []
    const target = to.startsWith('.') ? path.relative(root, path.resolve(root, path.dirname(file), to)) : to
    return [{ from: file, to: target, typeOnly: type !== undefined }]
  })
}

const featureOf = (file: string): string | undefined => {
  const folder = /^src\/server\/([^/]+)\//.exec(file)?.[1]
  return folder === undefined || notFeatures.has(folder) ? undefined : folder
}

const isRootOfServer = (file: string) => /^src\/server\/[^/]+\.ts$/.test(file)
/** The procedures of a feature, and nothing else of it, know what a call is. */
const isCallOf = (from: string, to: string) =>
  to === 'src/server/trpc.ts' && from === `src/server/${featureOf(from)}/router.ts`

type Wall = (imported: Import) => boolean

/** Each wall says which imports it forbids. */
const walls: Record<string, Wall> = {
  'shared code stands on nothing but shared code': ({ from, to }) =>
    within('src/shared')(from) && to.startsWith('src/') && !within('src/shared')(to),
  'zod enters shared code only by schema files': ({ from, to }) =>
    within('src/shared')(from) &&
    !from.endsWith('-schemas.ts') &&
    (to === 'zod' || to.endsWith('-schemas.ts')),
  'the platform knows no feature': ({ from, to }) =>
    within('src/server/platform')(from) && within('src/server')(to) && !within('src/server/platform')(to),
  'a feature knows neither what ties all together nor how bytes come in': ({ from, to }) =>
    featureOf(from) !== undefined &&
    (within('src/server/http')(to) || (isRootOfServer(to) && !isCallOf(from, to))),
  'a feature enters another only by a listed door': ({ from, to }) => {
    const [own, other] = [featureOf(from), featureOf(to)]
    if (own === undefined || other === undefined || own === other) return false
    return !(doors[own] ?? []).includes(other) || to !== `src/server/${other}/index.ts`
  },
  'whoever is not a feature enters one by its door, its router or its webhook': ({ from, to }) => {
    const other = featureOf(to)
    if (other === undefined || featureOf(from) !== undefined) return false
    const ways = from === 'src/server/router.ts' ? ['router.ts'] : ['index.ts']
    return !ways.some((way) => to === `src/server/${other}/${way}`)
  },
  'what handles bytes does not know the process': ({ from, to }) =>
    within('src/server/http')(from) && ['src/server/app.ts', 'src/server/main.ts'].includes(to),
  'the client sees the server only as the type of its router': ({ from, to, typeOnly }) =>
    within('src/client')(from) && within('src/server')(to) && !(typeOnly && to === 'src/server/router.ts'),
  'the server meets the client only where pages are rendered': ({ from, to }) =>
    within('src/server')(from) &&
    within('src/client')(to) &&
    !within('src/server/http/pages')(from) &&
    from !== 'src/server/http/client-build.ts',
  'tools for tests and scripts stay out of the product': ({ from, to }) =>
    !within('src/server/testing')(from) &&
    !within('src/server/stories')(from) &&
    !within('src/client/testing')(from) &&
    (within('src/server/testing')(to) ||
      within('src/server/stories')(to) ||
      within('src/client/testing')(to) ||
      within('scripts')(to)),
  'only the named files touch the paid text': ({ from, to }) =>
    to === 'src/server/guides/body-queries.ts' && !Object.values(bodyReaders).flat().includes(from),
}

interface TextWall {
  concerns: (file: string) => boolean
  forbidden: RegExp
}

/** Walls that are not about imports but about words in a file. */
const textWalls: Record<string, TextWall> = {
  'SQL stands in query files': {
    concerns: (file) => within('src/server')(file) && !file.endsWith('queries.ts') && !isOutsideSql(file),
    forbidden: /\.(selectFrom|insertInto|updateTable|deleteFrom)\(|\bsql(<[^>]*>)?`/,
  },
  'the environment is read in one file': {
    concerns: (file) =>
      within('src')(file) &&
      !['src/server/platform/env.ts', 'src/server/main.ts'].includes(file) &&
      !within('src/server/testing')(file),
    forbidden: /process\.env/,
  },
  'body columns are named in one file': {
    concerns: (file) =>
      within('src')(file) &&
      !['src/server/guides/body-queries.ts', 'src/server/platform/database-types.ts'].includes(file),
    forbidden: bodyColumns,
  },
  'nothing is printed past the log': {
    concerns: (file) => within('src/server')(file) && !within('src/server/testing')(file),
    forbidden: /console\.\w+\(/,
  },
  'what a feature works with is picked, never taken whole': {
    concerns: (file) => featureOf(file) !== undefined && !isTest(file) && !file.endsWith('/deps.ts'),
    forbidden: /: (Deps|AccessDeps|AuthDeps|GuideDeps|MailDeps|PaymentDeps|TranslationDeps)\b/,
  },
  'no query writes through a handle of its own': {
    concerns: (file) => file.endsWith('queries.ts'),
    forbidden: /export (const|let) \w+\s*=\s*(openDatabase|new Kysely)/,
  },
}

const isOutsideSql = (file: string) =>
  within('src/server/testing')(file) ||
  ['src/server/platform/schema-version.ts', 'src/server/http/health.ts'].includes(file)

const product = listSources().filter(({ file }) => !isTest(file) && !within('src/server/stories')(file))
const imports = product.flatMap(importsOf)

const isUsedDoor = (own: string, other: string) =>
  imports.some(({ from, to }) => featureOf(from) === own && featureOf(to) === other)

describe('walls', () => {
  test.each(Object.entries(walls))('%s', (_title, forbids) => {
    expect(imports.filter(forbids).map(({ from, to }) => `${from} -> ${to}`)).toEqual([])
  })

  test.each(Object.entries(textWalls))('%s', (_title, { concerns, forbidden }) => {
    expect(
      product.filter(({ file, text }) => concerns(file) && forbidden.test(text)).map(({ file }) => file),
    ).toEqual([])
  })

  test('every folder of the server is a feature with its doors listed, and no listed feature or door is gone', () => {
    const features = new Set(
      product.map(({ file }) => featureOf(file)).filter((feature) => feature !== undefined),
    )
    expect([...features].toSorted()).toEqual(Object.keys(doors).toSorted())
    const unused = Object.entries(doors).flatMap(([own, others]) =>
      others.filter((other) => !isUsedDoor(own, other)).map((other) => `${own} -> ${other}`),
    )
    expect(unused).toEqual([])
  })

  test('the doors lead nowhere in a circle', () => {
    const reach = (feature: string, seen: string[] = []): string[] =>
      (doors[feature] ?? []).flatMap((next) =>
        seen.includes(next) ? [next] : [next, ...reach(next, [...seen, next])],
      )
    expect(Object.keys(doors).filter((feature) => reach(feature).includes(feature))).toEqual([])
  })

  test.each(Object.entries(bodyReaders))('%s is called only by the files named for it', (name, allowed) => {
    const callers = product.filter(
      ({ file, text }) => new RegExp(`\\b${name}\\(`).test(text) && !file.endsWith('body-queries.ts'),
    )
    expect(callers.map(({ file }) => file).filter((file) => !allowed.includes(file))).toEqual([])
  })
})

describe('each wall stops what it is there for', () => {
  const planted: Record<keyof typeof walls, [from: string, statement: string]> = {
    'shared code stands on nothing but shared code': [
      'src/shared/money.ts',
      "import { x } from '../server/deps.ts'",
    ],
    'zod enters shared code only by schema files': ['src/shared/money.ts', "import { z } from 'zod'"],
    'the platform knows no feature': [
      'src/server/platform/refusal.ts',
      "import { x } from '../guides/index.ts'",
    ],
    'a feature knows neither what ties all together nor how bytes come in': [
      'src/server/guides/reading/read-guide.ts',
      "import type { ShopDeps } from '../../deps.ts'",
    ],
    'a feature enters another only by a listed door': [
      'src/server/access/grant.ts',
      "import { x } from '../payments/index.ts'",
    ],
    'whoever is not a feature enters one by its door, its router or its webhook': [
      'src/server/app.ts',
      "import { x } from './guides/reading/read-guide.ts'",
    ],
    'what handles bytes does not know the process': [
      'src/server/http/calls/rest.ts',
      "import { x } from '../../app.ts'",
    ],
    'the client sees the server only as the type of its router': [
      'src/client/app.tsx',
      "import { appRouter } from '../server/router.ts'",
    ],
    'the server meets the client only where pages are rendered': [
      'src/server/app.ts',
      "import { x } from '../client/app.tsx'",
    ],
    'tools for tests and scripts stay out of the product': [
      'src/server/app.ts',
      "import { x } from './testing/shop.ts'",
    ],
    'only the named files touch the paid text': [
      'src/server/guides/catalogue/list-guides.ts',
      "import { findBody } from '../body-queries.ts'",
    ],
  }

  test.each(Object.entries(walls))('%s', (title, forbids) => {
    const [file, text] = planted[title] ?? ['', '']
    expect(importsOf({ file, text }).filter(forbids)).toHaveLength(1)
  })

  const plantedText: Record<keyof typeof textWalls, [file: string, text: string]> = {
    'SQL stands in query files': ['src/server/guides/reading/read-guide.ts', "db.selectFrom('guides')"],
    'the environment is read in one file': ['src/client/app.tsx', 'process.env.X'],
    'body columns are named in one file': [
      'src/server/guides/catalogue/catalogue-queries.ts',
      "'content_en'",
    ],
    'nothing is printed past the log': ['src/server/app.ts', 'console.log(1)'],
    'what a feature works with is picked, never taken whole': [
      'src/server/mail/send-mail.ts',
      'async function sendMail({ db, mailer }: MailDeps, mailId: string)',
    ],
    'no query writes through a handle of its own': [
      'src/server/guides/catalogue/catalogue-queries.ts',
      'export const db = new Kysely()',
    ],
  }

  test.each(Object.entries(textWalls))('%s', (title, { concerns, forbidden }) => {
    const [file, text] = plantedText[title] ?? ['', '']
    expect(concerns(file) && forbidden.test(text)).toBe(true)
  })
})
