/** Prints how many tests passed, failed and were skipped, from vitest's JSON report: `node scripts/count-tests.ts <file>`. */
import { readFileSync } from 'node:fs'

interface Report {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  /** A file that could not even be loaded has failed without a failed test. */
  testResults: { status: string; assertionResults: unknown[] }[]
}

const [file] = process.argv.slice(2)
if (file === undefined) throw new Error('Name the report: node scripts/count-tests.ts <file>')
const report = JSON.parse(readFileSync(file, 'utf8')) as Report
const broken = report.testResults.filter(
  (suite) => suite.status === 'failed' && suite.assertionResults.length === 0,
).length
const skipped = report.numPendingTests + report.numTodoTests
const failed = report.numFailedTests + broken
console.log(`${report.numPassedTests} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
