// What CI runs is what `npm test` runs, so that a green machine means a green CI.
import './test.ts'
