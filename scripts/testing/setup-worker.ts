// vitest's setup file of every project: it runs before each test file.
import { expect } from 'vitest'
import { noteRunningFile } from './stalled-files.ts'

noteRunningFile(expect.getState().testPath ?? '')
