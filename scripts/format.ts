// Formats code and documents in place.
//
// Usage: npm run format [-- PATH...]
//   PATH  files or folders to format; the whole project by default
//
// Example: npm run format -- docs
import { spawnSync } from 'node:child_process'

process.exitCode = spawnSync('oxfmt', process.argv.slice(2), { stdio: 'inherit' }).status ?? 1
