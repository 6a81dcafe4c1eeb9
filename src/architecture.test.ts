import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { fileFields, guideFields } from './shared/guides/fields/guide-fields.ts'

const root = path.resolve(import.meta.dirname, '..')

interface Import {
  from: string
  to: string
  /** `import type` exists only for the compiler. */
  typeOnly: boolean
  /** The imported or re-exported names; `*` for all. */
  names: string[]
}

interface SourceFile {
  file: string
  text: string
}

/**
 * The features that each server feature may import, through their index.ts. access and mail import none. The folders of `guides`
 * are features of their own and never import files directly in `guides`.
 */
const serverImports: Record<string, readonly string[]> = {
  account: [
    'access',
    'auth',
    'contact',
    'progress',
    'guides/editor',
    'guides/reading-limit',
    'guides/reports',
    'mail',
    'newsletter',
    'payments',
  ],
  payments: ['access', 'guides/catalog', 'guides/reading-paths', 'mail'],
  guides: [
    'guides/ask',
    'guides/catalog',
    'guides/duplicates',
    'guides/editor',
    'guides/reader',
    'guides/reading-paths',
    'guides/reports',
    'guides/views',
  ],
  'guides/ask': ['guides/catalog'],
  'guides/catalog': ['access', 'guides/report-figures', 'guides/text'],
  'guides/duplicates': ['guides/catalog', 'guides/storage'],
  'guides/editor': [
    'guides/catalog',
    'guides/duplicates',
    'guides/images',
    'guides/import-export',
    'guides/reader',
    'guides/storage',
    'guides/text',
  ],
  'guides/images': [],
  'guides/import-export': ['guides/duplicates', 'guides/storage', 'guides/text'],
  'guides/reader': [
    'access',
    'guides/catalog',
    'guides/reading-limit',
    'guides/report-figures',
    'guides/storage',
    'guides/text',
    'guides/translations',
  ],
  'guides/reading-limit': ['mail'],
  'guides/reading-paths': ['access', 'guides/catalog'],
  'guides/report-figures': [],
  'guides/reports': ['access', 'guides/catalog', 'guides/report-figures', 'mail'],
  'guides/storage': ['guides/text'],
  'guides/text': [],
  'guides/translations': ['guides/storage', 'guides/text'],
  'guides/views': [],
  translation: ['guides/ask', 'guides/catalog', 'guides/text', 'guides/translations'],
  contact: ['mail'],
  progress: ['access', 'mail'],
  admin: [
    'access',
    'account',
    'auth',
    'contact',
    'guides',
    'guides/duplicates',
    'guides/editor',
    'guides/images',
    'guides/import-export',
    'guides/reading-limit',
    'guides/reports',
    'guides/translations',
    'newsletter',
    'payments',
    'maintenance',
  ],
  maintenance: ['guides/images', 'guides/reports', 'payments'],
  proof: ['guides', 'guides/reader', 'maintenance'],
  newsletter: ['guides', 'mail'],
  access: [],
  mail: [],
  auth: ['mail'],
  config: [],
}

/**
 * The modules that each client module may import. Every module may also import platform, ui and shared code; root files may
 * import every module.
 */
const clientImports: Record<string, readonly string[]> = {
  platform: [],
  ui: [],
  preferences: [],
  analytics: [],
  about: ['access'],
  proof: [],
  newsletter: ['guides/catalogue'],
  legal: [],
  layout: ['analytics', 'auth/session', 'preferences', 'progress/saved'],
  'auth/identity': [],
  'auth/session': ['auth/identity', 'offline/copies'],
  'auth/sign-in': ['access', 'auth/identity', 'auth/session'],
  access: ['auth/session'],
  payments: ['access', 'auth/session', 'auth/sign-in', 'progress/saved'],
  'guides/catalogue': ['access', 'auth/session', 'progress/saved', 'guides/asking', 'payments'],
  'guides/reading': [
    'access',
    'auth/session',
    'progress/places',
    'progress/saved',
    'progress/steps',
    'guides/catalogue',
    'guides/reports',
    'offline/copies',
    'payments',
  ],
  'guides/asking': [],
  'guides/paths': ['access', 'progress/saved', 'progress/steps'],
  'guides/reports': [],
  'progress/places': [],
  'progress/saved': [],
  'progress/steps': [],
  progress: [
    'access',
    'auth/session',
    'progress/places',
    'progress/saved',
    'progress/steps',
    'guides/catalogue',
  ],
  home: [
    'access',
    'auth/session',
    'progress/places',
    'progress/saved',
    'progress/steps',
    'guides/catalogue',
    'guides/reading',
  ],
  account: [
    'auth/identity',
    'auth/session',
    'auth/sign-in',
    'progress/places',
    'progress/steps',
    'guides/reading',
    'offline/copies',
    'payments',
    'preferences',
  ],
  contact: ['auth/session', 'legal'],
  translation: ['admin'],
  admin: ['account', 'auth/sign-in'],
  offline: ['offline/copies', 'offline/worker'],
  'offline/copies': ['offline/worker'],
  'offline/worker': [],
  hydration: ['auth/session', 'guides/reading', 'offline/worker', 'preferences'],
  testing: ['auth/identity', 'auth/session'],
}
const rootFiles = 'the root files'

/** The functions that read or write body columns, and the files that may import each (R1). */
const bodyReaders: Record<string, readonly string[]> = {
  findBody: ['src/server/guides/reader/read-guide.ts'],
  storeGuides: ['src/server/guides/storage/save-guide.ts'],
  listComparedContents: [
    'src/server/guides/duplicates/mark-duplicates.ts',
    'src/server/guides/duplicates/find-near-duplicates.ts',
  ],
  replaceVideos: ['src/server/guides/storage/save-guide.ts'],
  stageGuides: [
    'src/server/guides/import-export/import-guides.ts',
    'src/server/guides/import-export/staged-files.ts',
  ],
  compareStagedGuides: [
    'src/server/guides/import-export/import-guides.ts',
    'src/server/guides/import-export/staged-files.ts',
  ],
  listStagedGuides: ['src/server/guides/import-export/staged-files.ts'],
  mergeStagedGuides: [
    'src/server/guides/import-export/import-guides.ts',
    'src/server/guides/import-export/staged-files.ts',
  ],
  listExportedGuides: ['src/server/guides/import-export/export-guides.ts'],
  findGuideTexts: ['src/server/guides/translations/find-translation-source.ts'],
  listPaidTexts: ['src/server/guides/reader/pick-paid-lines.ts'],
  listTextSizes: ['src/server/guides/translations/measure-translations.ts'],
  lockGuideTexts: ['src/server/guides/translations/store-translation.ts'],
  findEditableGuide: ['src/server/guides/editor/open-editor.ts', 'src/server/guides/editor/read-history.ts'],
  lockEditableGuide: ['src/server/guides/editor/save-edit.ts'],
  restoreSourceHashes: ['src/server/guides/editor/save-edit.ts'],
  updatePricesAndTags: ['src/server/guides/editor/bulk-change.ts'],
  findVersion: ['src/server/guides/editor/save-edit.ts', 'src/server/guides/editor/read-history.ts'],
  listVersions: ['src/server/guides/editor/read-history.ts'],
  findUnsavedEdit: ['src/server/guides/editor/open-editor.ts'],
  // Returns the title of an old version, no paid text.
  findGuideAtDate: ['src/server/guides/editor/index.ts', 'src/server/admin/readers/access-at-date.ts'],
  deleteUnsavedEditsOfEditor: [
    'src/server/guides/editor/index.ts',
    'src/server/account/deletion/process-deletion.ts',
  ],
  upsertUnsavedEdit: ['src/server/guides/editor/save-edit.ts'],
  deleteUnsavedEdit: ['src/server/guides/editor/save-edit.ts'],
  updateTranslation: ['src/server/guides/translations/store-translation.ts'],
  insertStagedGuides: ['src/server/guides/import-export/staged-files.ts'],
  readStagedGuides: ['src/server/guides/import-export/staged-files.ts'],
}
const paidFields = fileFields.filter((name) => 'paid' in guideFields[name])
const paidNames = [...paidFields, 'guideVersions', 'guideEdits', 'stagedGuides']
const anyOf = (words: readonly string[]) => new RegExp(`\\b(${words.join('|')})\\b`)
const bodyColumns = anyOf(
  paidNames.map((name) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)),
)
/** Property names of paid columns, as query files use them. Elsewhere they are fields of objects. */
const bodyNames = anyOf(paidNames)
const allOfGuides = /selectFrom\('guides[^']*'\)[^}]*\.selectAll\(|selectAll\('guides'\)/
const bodyFiles = [
  'src/server/guides/storage/body-queries.ts',
  'src/server/guides/editor/version-queries.ts',
  'src/server/guides/import-export/uploaded-file-queries.ts',
]
/** Functions of `bodyFiles` that touch no body column. */
const withoutPaidText = new Set([
  'insertUploadedFile',
  'findUploadedFile',
  'updateUploadedFile',
  'markFileWritten',
  'deleteUploadedFile',
])
/** Re-exports the functions of `bodyFiles` for the other modules of `guides`. */
const bodyIndex = 'src/server/guides/storage/index.ts'

const maxFilesPerFolder = 20

const foldersWithoutFeature = new Set(['platform', 'http', 'testing', 'integration'])
const isTest = (file: string) => /\.(test|drill)\.tsx?$/.test(file)
const within = (folder: string) => (file: string) => file.startsWith(`${folder}/`)

function listFiles(folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
}

function listSources(folder: string): SourceFile[] {
  return listFiles(folder)
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }))
}

function importsOf({ file, text }: SourceFile): Import[] {
  const statements = text.matchAll(
    /^\s*(?:import|export)\s+(type\s)?([^'"();]*?)from\s+['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)|^\s*import\s+['"]([^'"]+)['"]/gm,
  )
  return [...statements].flatMap(([, type, clause = '*', named, dynamic, bare]) => {
    const to = named ?? dynamic ?? bare ?? ''
    if (to === '') return []
    const target = to.startsWith('.') ? path.relative(root, path.resolve(root, path.dirname(file), to)) : to
    const names = clause.match(/\*|\w+(?= as )|(?<! as )\b\w+/g) ?? []
    return [{ from: file, to: target, typeOnly: type !== undefined, names }]
  })
}

const hasInnerModules = (feature: string) => Object.keys(serverImports).some(within(feature))

const featureOf = (file: string): string | undefined => {
  const [, folder, inner] = /^src\/server\/([^/]+)\/(?:([^/]+)\/)?/.exec(file) ?? []
  if (folder === undefined || foldersWithoutFeature.has(folder)) return undefined
  return inner !== undefined && hasInnerModules(folder) ? `${folder}/${inner}` : folder
}

/** Returns the client module of a file: the longest listed folder that contains it, else its own folder. */
const clientModuleOf = (file: string): string | undefined => {
  const place = /^src\/client\/(.+)/.exec(file)?.[1]
  if (place === undefined) return undefined
  if (!place.includes('/')) return rootFiles
  const modules = Object.keys(clientImports).filter((module) => place.startsWith(`${module}/`))
  return modules.toSorted((one, other) => other.length - one.length)[0] ?? path.dirname(place)
}

const isRootOfServer = (file: string) => /^src\/server\/[^/]+\.ts$/.test(file)
/** A feature's router.ts, and no other file of it, may import trpc.ts. */
const isCallOf = (from: string, to: string) =>
  to === 'src/server/trpc.ts' &&
  from.startsWith(`src/server/${featureOf(from)}/`) &&
  from.endsWith('/router.ts')

type ImportRule = (imported: Import) => boolean

/** Returns true for imports that the rule forbids. */
const importRules: Record<string, ImportRule> = {
  'shared code imports only shared code': ({ from, to }) =>
    within('src/shared')(from) && to.startsWith('src/') && !within('src/shared')(to),
  'shared code imports zod only in schema files': ({ from, to }) =>
    within('src/shared')(from) &&
    !from.endsWith('-schemas.ts') &&
    (to === 'zod' || to.endsWith('-schemas.ts')),
  'the browser imports only types from schema files': ({ from, to, typeOnly }) =>
    within('src/client')(from) && to.endsWith('-schemas.ts') && !typeOnly,
  'the server platform imports no feature': ({ from, to }) =>
    within('src/server/platform')(from) && within('src/server')(to) && !within('src/server/platform')(to),
  'a feature imports neither the root of the server nor its HTTP code': ({ from, to }) =>
    featureOf(from) !== undefined &&
    (within('src/server/http')(to) || (isRootOfServer(to) && !isCallOf(from, to))),
  'a feature imports another only through its index.ts, and only if listed': ({ from, to }) => {
    const [own, other] = [featureOf(from), featureOf(to)]
    if (own === undefined || other === undefined || own === other) return false
    const isInnerRouter = path.dirname(other) === own && from === `src/server/${own}/router.ts`
    const entries = isInnerRouter ? ['index.ts', 'router.ts'] : ['index.ts']
    return (
      !(serverImports[own] ?? []).includes(other) ||
      !entries.some((entry) => to === `src/server/${other}/${entry}`)
    )
  },
  'code outside of features imports them only through index.ts or router.ts': ({ from, to }) => {
    const other = featureOf(to)
    if (!within('src')(from) || other === undefined || featureOf(from) !== undefined) return false
    const entries = from === 'src/server/router.ts' ? ['router.ts'] : ['index.ts']
    return !entries.some((entry) => to === `src/server/${other}/${entry}`)
  },
  'HTTP code does not import the app or the process entry': ({ from, to }) =>
    within('src/server/http')(from) && ['src/server/app.ts', 'src/server/main.ts'].includes(to),
  'the client imports only the type of the server router': ({ from, to, typeOnly }) =>
    within('src/client')(from) && within('src/server')(to) && !(typeOnly && to === 'src/server/router.ts'),
  'the server imports client code only to render pages': ({ from, to }) =>
    within('src/server')(from) &&
    within('src/client')(to) &&
    !within('src/server/http/pages')(from) &&
    from !== 'src/server/http/client-build.ts',
  'product code imports neither test helpers nor scripts': ({ from, to }) =>
    !within('src/server/testing')(from) &&
    !within('src/server/integration')(from) &&
    !within('src/client/testing')(from) &&
    within('src')(from) &&
    (within('src/server/testing')(to) ||
      within('src/server/integration')(to) ||
      within('src/client/testing')(to) ||
      within('scripts')(to)),
  'the client platform imports no client module': ({ from, to }) =>
    clientModuleOf(from) === 'platform' && ![undefined, rootFiles, 'platform'].includes(clientModuleOf(to)),
  'UI components import only the client platform': ({ from, to }) =>
    clientModuleOf(from) === 'ui' && ![undefined, rootFiles, 'ui', 'platform'].includes(clientModuleOf(to)),
  'client modules never import the root files: routes, entries, app': ({ from, to }) =>
    clientModuleOf(to) === rootFiles &&
    clientModuleOf(from) !== undefined &&
    clientModuleOf(from) !== rootFiles,
  'a client module imports only the modules that are listed for it': ({ from, to }) => {
    const [own, other] = [clientModuleOf(from), clientModuleOf(to)]
    if (own === undefined || other === undefined) return false
    return (
      ![own, 'platform', 'ui', rootFiles, ...(clientImports[own] ?? [])].includes(other) && own !== rootFiles
    )
  },
  'paid text is read only by the listed files': ({ from, to, names }) =>
    within('src/server/guides')(to) &&
    ![...bodyFiles, bodyIndex].includes(from) &&
    (names.includes('*') ? Object.keys(bodyReaders) : names).some(
      (name) => bodyReaders[name]?.includes(from) === false,
    ),
}

interface TextRule {
  concerns: (file: string) => boolean
  forbidden: RegExp
}

/** Rules about words in a file. */
const textRules: Record<string, TextRule> = {
  'SQL is written only in query files': {
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
  'body columns are named in three files': {
    concerns: (file) =>
      within('src')(file) && ![...bodyFiles, 'src/server/platform/database-types.ts'].includes(file),
    forbidden: bodyColumns,
  },
  'no other query file names a body column or selects all columns of guides': {
    concerns: (file) => file.endsWith('queries.ts') && !bodyFiles.includes(file),
    forbidden: new RegExp(`${bodyNames.source}|${allOfGuides.source}`),
  },
  'server code writes only to the logger': {
    concerns: (file) => within('src/server')(file) && !within('src/server/testing')(file),
    forbidden: /console\.\w+\(/,
  },
  'a function picks its dependencies and never takes the whole list': {
    concerns: (file) => featureOf(file) !== undefined && !isTest(file) && !file.endsWith('/deps.ts'),
    forbidden:
      /: (Deps|AccessDeps|AskDeps|AuthDeps|CatalogDeps|GuideDeps|MailDeps|PaymentDeps|TranslationDeps|AccountDeps)\b/,
  },
  'no query file opens its own database connection': {
    concerns: (file) => file.endsWith('queries.ts'),
    forbidden: /export (const|let) \w+\s*=\s*(openDatabase|new Kysely)/,
  },
  'no query builds JSON from column names, which CamelCasePlugin does not rename there': {
    concerns: within('src/server'),
    forbidden: /\bjson(Array|Object)From\b/,
  },
}

const isOutsideSql = (file: string) =>
  within('src/server/testing')(file) || file === 'src/server/platform/schema-version.ts'

const product = listSources('src').filter(
  ({ file }) => !isTest(file) && !within('src/server/integration')(file),
)
const scripts = listSources('scripts').filter(({ file }) => !isTest(file))
const imports = [...product, ...scripts].flatMap(importsOf)
const importOf = (from: string, to: string): Import => ({ from, to, typeOnly: false, names: [] })
const arrow = ({ from, to }: Import) => `${from} -> ${to}`

const isClientImportUsed = (own: string, other: string) =>
  imports.some(({ from, to }) => clientModuleOf(from) === own && clientModuleOf(to) === other)

/** Returns the imports that are part of a cycle. */
function findCycles(imports: readonly Import[]): Import[] {
  const importsByFile = Map.groupBy(imports, ({ from }) => from)
  const reach = (start: string, seen = new Set<string>()): Set<string> => {
    for (const { to } of importsByFile.get(start) ?? []) if (!seen.has(to)) reach(to, seen.add(to))
    return seen
  }
  const reached = new Map([...importsByFile.keys()].map((file) => [file, reach(file)]))
  return imports.filter(({ from, to }) => to === from || reached.get(to)?.has(from) === true)
}

const isServerImportUsed = (own: string, other: string) =>
  imports.some(({ from, to }) => featureOf(from) === own && featureOf(to) === other)

describe('import rules', () => {
  test.each(Object.entries(importRules))('%s', (_title, forbids) => {
    expect(imports.filter(forbids).map(arrow)).toEqual([])
  })

  test.each(Object.entries(textRules))('%s', (_title, { concerns, forbidden }) => {
    expect(
      product.filter(({ file, text }) => concerns(file) && forbidden.test(text)).map(({ file }) => file),
    ).toEqual([])
  })

  test('every server feature and every import between features is listed, and no unused one', () => {
    const features = new Set(
      product.map(({ file }) => featureOf(file)).filter((feature) => feature !== undefined),
    )
    expect([...features].toSorted()).toEqual(Object.keys(serverImports).toSorted())
    const unused = Object.entries(serverImports).flatMap(([own, others]) =>
      others.filter((other) => !isServerImportUsed(own, other)).map((other) => `${own} -> ${other}`),
    )
    expect(unused).toEqual([])
  })

  test('every client module and every import between modules is listed, and no unused one', () => {
    const modules = new Set(
      product.map(({ file }) => clientModuleOf(file)).filter((module) => module !== undefined),
    )
    modules.delete(rootFiles)
    expect([...modules].toSorted()).toEqual(Object.keys(clientImports).toSorted())
    const unused = Object.entries(clientImports).flatMap(([own, others]) =>
      others.filter((other) => !isClientImportUsed(own, other)).map((other) => `${own} -> ${other}`),
    )
    expect(unused).toEqual([])
  })

  test.each([
    ['server', serverImports],
    ['client', clientImports],
  ])('the listed imports of the %s form no cycle', (_side, listed) => {
    const edges = Object.entries(listed).flatMap(([from, others]) => others.map((to) => importOf(from, to)))
    expect(findCycles(edges).map(arrow)).toEqual([])
  })

  test('no file is part of an import cycle, not even through type imports', () => {
    expect(findCycles(imports).map(arrow)).toEqual([])
  })

  test('no folder has more than twenty files, not counting tests', () => {
    const files = listFiles('src').filter((file) => !isTest(file))
    const sizes = Map.groupBy(files, (file) => path.dirname(file))
    const full = [...sizes].filter(([, files]) => files.length > maxFilesPerFolder)
    expect(full.map(([folder, files]) => `${folder} ${files.length}`)).toEqual([])
  })

  test('every exported function that touches paid text has its allowed importers listed', () => {
    const functions = product
      .filter(({ file }) => bodyFiles.includes(file))
      .flatMap(({ text }) => [...text.matchAll(/^export (?:async )?function\*? (\w+)/gm)])
      .map(([, name = '']) => name)
    expect(functions.filter((name) => !(name in bodyReaders) && !withoutPaidText.has(name))).toEqual([])
  })

  test.each(Object.entries(bodyReaders))('%s is called only by the files listed for it', (name, allowed) => {
    const callers = product.filter(
      ({ file, text }) => new RegExp(`\\b${name}\\(`).test(text) && !bodyFiles.includes(file),
    )
    expect(callers.map(({ file }) => file).filter((file) => !allowed.includes(file))).toEqual([])
  })
})

describe('each rule rejects an import that violates it', () => {
  const importViolations: Record<keyof typeof importRules, [from: string, statement: string]> = {
    'shared code imports only shared code': ['src/shared/money.ts', "import { x } from '../server/deps.ts'"],
    'shared code imports zod only in schema files': ['src/shared/money.ts', "import { z } from 'zod'"],
    'the browser imports only types from schema files': [
      'src/client/admin/admin-page.tsx',
      "import { x } from '../../shared/admin/admin-schemas.ts'",
    ],
    'the server platform imports no feature': [
      'src/server/platform/refusal.ts',
      "import { x } from '../guides/index.ts'",
    ],
    'a feature imports neither the root of the server nor its HTTP code': [
      'src/server/guides/reader/read-guide.ts',
      "import type { ShopDeps } from '../../deps.ts'",
    ],
    'a feature imports another only through its index.ts, and only if listed': [
      'src/server/access/grant.ts',
      "import { x } from '../payments/index.ts'",
    ],
    'code outside of features imports them only through index.ts or router.ts': [
      'src/server/app.ts',
      "import { x } from './guides/reader/read-guide.ts'",
    ],
    'HTTP code does not import the app or the process entry': [
      'src/server/http/calls/rest.ts',
      "import { x } from '../../app.ts'",
    ],
    'the client imports only the type of the server router': [
      'src/client/app.tsx',
      "import { appRouter } from '../server/router.ts'",
    ],
    'the server imports client code only to render pages': [
      'src/server/app.ts',
      "import { x } from '../client/app.tsx'",
    ],
    'product code imports neither test helpers nor scripts': [
      'src/server/app.ts',
      "import { x } from './testing/shop.ts'",
    ],
    'the client platform imports no client module': [
      'src/client/platform/pages/navigation.tsx',
      "import { x } from '../../home/hero.tsx'",
    ],
    'UI components import only the client platform': [
      'src/client/ui/button.tsx',
      "import { x } from '../preferences/shown-theme.ts'",
    ],
    'client modules never import the root files: routes, entries, app': [
      'src/client/home/hero.tsx',
      "import type { X } from '../routes.tsx'",
    ],
    'a client module imports only the modules that are listed for it': [
      'src/client/offline/worker/classify-request.ts',
      "const x = import('../copies/copy-list.tsx')",
    ],
    'paid text is read only by the listed files': [
      'src/server/guides/catalog/list-guides.ts',
      "import { findBody as find } from '../storage/index.ts'",
    ],
  }

  test.each(Object.entries(importRules))('%s', (title, forbids) => {
    const [file, text] = importViolations[title] ?? ['', '']
    expect(importsOf({ file, text }).filter(forbids)).toHaveLength(1)
  })

  test.each([
    [
      'an inner file of another module',
      'editor/save-edit.ts',
      "import { x } from '../storage/save-guide.ts'",
    ],
    ['the root of its own feature', 'catalog/catalogue.ts', "import type { GuideDeps } from '../deps.ts'"],
    [
      'a sibling module that is not listed',
      'catalog/list-guides.ts',
      "import { x } from '../reader/index.ts'",
    ],
    ['the router of a sibling module', 'ask/router.ts', "import { x } from '../catalog/router.ts'"],
  ])('a nested module must not import %s', (_title, file, text) => {
    const forbids = importRules['a feature imports another only through its index.ts, and only if listed']
    expect(
      importsOf({ file: `src/server/guides/${file}`, text }).filter((each) => forbids?.(each)),
    ).toHaveLength(1)
  })

  test('only the imports of a cycle are reported as a cycle', () => {
    const cycle = [importOf('a', 'b'), importOf('b', 'c'), importOf('c', 'a')]
    expect(
      findCycles([importOf('start', 'a'), ...cycle, importOf('b', 'end'), importOf('end', 'bin')]),
    ).toEqual(cycle)
  })

  const textViolations: Record<keyof typeof textRules, [file: string, text: string]> = {
    'SQL is written only in query files': [
      'src/server/guides/reader/read-guide.ts',
      "db.selectFrom('guides')",
    ],
    'the environment is read in one file': ['src/client/app.tsx', 'process.env.X'],
    'body columns are named in three files': [
      'src/server/guides/catalog/catalogue-queries.ts',
      "'content_en'",
    ],
    'no other query file names a body column or selects all columns of guides': [
      'src/server/guides/catalog/catalogue-queries.ts',
      "db.selectFrom('guides').selectAll()",
    ],
    'server code writes only to the logger': ['src/server/app.ts', 'console.log(1)'],
    'a function picks its dependencies and never takes the whole list': [
      'src/server/mail/send-mail.ts',
      'async function sendMail({ db, mailer }: MailDeps, mailId: string)',
    ],
    'no query file opens its own database connection': [
      'src/server/guides/catalog/catalogue-queries.ts',
      'export const db = new Kysely()',
    ],
    'no query builds JSON from column names, which CamelCasePlugin does not rename there': [
      'src/server/guides/catalogue/catalogue-queries.ts',
      "import { jsonArrayFrom } from 'kysely/helpers/postgres'",
    ],
  }

  test.each(Object.entries(textRules))('%s', (title, { concerns, forbidden }) => {
    const [file, text] = textViolations[title] ?? ['', '']
    expect(concerns(file) && forbidden.test(text)).toBe(true)
  })
})
