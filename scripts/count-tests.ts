/**
 * Prints how many tests passed, failed and were skipped, from vitest's JSON reports: `node scripts/count-tests.ts
 * <file> …`.
 */
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'

interface Report {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  /** A file that could not even be loaded has failed without a failed test. */
  testResults: { status: string; assertionResults: unknown[] }[]
}

interface Counts {
  passed: number
  failed: number
  skipped: number
}

const files = process.argv.slice(2)
if (files.length === 0) throw new Error('Name the reports: node scripts/count-tests.ts <file> …')
const counts = files.map(count)
if (counts.length > 1)
  counts.forEach((one, place) => console.log(`${basename(files[place] ?? '', '.json')} (${summarise(one)})`))
// The last line is the one that is read by machines.
console.log(summarise(counts.reduce(add)))

function count(file: string): Counts {
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report
  const broken = report.testResults.filter(
    (suite) => suite.status === 'failed' && suite.assertionResults.length === 0,
  ).length
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

function add(one: Counts, other: Counts): Counts {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    skipped: one.skipped + other.skipped,
  }
}

function summarise({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}
