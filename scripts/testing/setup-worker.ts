// vitest's setup file of every project: it runs before each test file.
import { expect } from 'vitest'
import { recordRunningFile } from './stalled-files.ts'

recordRunningFile(expect.getState().testPath ?? '')
