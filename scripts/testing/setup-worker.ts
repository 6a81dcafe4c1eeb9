// Setup file that vitest runs before each test file, in every project.
import { expect } from 'vitest'
import { recordRunningFile } from './stalled-files.ts'

recordRunningFile(expect.getState().testPath ?? '')
