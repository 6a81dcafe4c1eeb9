import { execFile } from 'node:child_process'
import { access, mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import packageJson from '../../../package.json' with { type: 'json' }
import { projectRoot } from '../../processes/project.ts'

const run = promisify(execFile)

export type Chromium = { executablePath: string; env: NodeJS.ProcessEnv }

/** Whether the npm package contains a browser for this system. */
export const hasChromiumPackage = process.platform === 'linux' && process.arch === 'x64'

/** Unpacks the browser of the npm package once. Returns the paths of the browser and its libraries. */
export async function unpackChromium(): Promise<Chromium> {
  const cache = path.join(projectRoot, 'node_modules/.cache')
  const folder = path.join(cache, `chromium-${packageJson.devDependencies['@sparticuz/chromium']}`)
  const executablePath = path.join(folder, 'chromium')
  const unpacked = await access(executablePath).then(
    () => true,
    () => false,
  )
  if (!unpacked) await unpackInto(cache, folder)
  const libraries = [path.join(folder, 'al2023/lib'), process.env['LD_LIBRARY_PATH'] ?? []].flat()
  return { executablePath, env: { LD_LIBRARY_PATH: libraries.join(':') } }
}

// Unpacks the browser in a separate process, because importing the package changes the environment. The process has its own
// temporary folder, because the package uses any file of a fixed name there, even a partially unpacked one.
async function unpackInto(cache: string, folder: string): Promise<void> {
  await mkdir(cache, { recursive: true })
  const fresh = await mkdtemp(`${folder}-`)
  const program = `await (await import('@sparticuz/chromium')).default.executablePath()`
  await run(process.execPath, ['--input-type=module', '-e', program], {
    cwd: projectRoot,
    // With the second variable, the package also unpacks its own libraries, for machines that lack them.
    env: { ...process.env, TMPDIR: fresh, AWS_LAMBDA_JS_RUNTIME: 'nodejs24.x' },
  })
  // Renaming fails if another process has unpacked the same content before.
  await rename(fresh, folder).catch(() => rm(fresh, { recursive: true, force: true }))
}
