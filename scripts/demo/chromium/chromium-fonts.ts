import { execFile } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { projectRoot } from '../../processes/project.ts'

const run = promisify(execFile)

/** Returns environment variables with which the browser finds a Japanese font. Empty if the system has one or is not Linux. */
export async function findFontSettings(): Promise<NodeJS.ProcessEnv> {
  if (process.platform !== 'linux' || (await hasJapaneseFont())) return {}
  const folder = path.join(projectRoot, 'node_modules/.cache/fonts')
  const file = path.join(folder, 'fonts.conf')
  await mkdir(folder, { recursive: true })
  await writeFile(
    file,
    settings(path.join(projectRoot, 'node_modules/@expo-google-fonts/noto-sans-jp'), folder),
  )
  return { FONTCONFIG_FILE: file }
}

async function hasJapaneseFont(): Promise<boolean> {
  const { stdout } = await run('fc-list', [':lang=ja', 'file']).catch(() => ({ stdout: '' }))
  return stdout.trim() !== ''
}

function settings(fonts: string, cache: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${fonts}</dir>
  <cachedir>${cache}</cachedir>
  <alias><family>sans-serif</family><default><family>Noto Sans JP</family></default></alias>
  <alias><family>serif</family><default><family>Noto Sans JP</family></default></alias>
</fontconfig>
`
}
