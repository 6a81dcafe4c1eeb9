// After `npm install`: adds the optional packages for other systems that npm leaves out of the lock file.
import { completeLockfile } from './build/complete-lockfile.ts'
import { assertNode } from './processes/assert-node.ts'

assertNode()
await completeLockfile()
