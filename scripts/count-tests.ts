/**
 * Prints, from vitest's JSON reports, the tests that failed with the beginning of each message, the tests that passed
 * only when they were repeated, and the numbers: `node scripts/count-tests.ts <file> …`. The last line is the sum.
 */
import { readFileSync } from 'node:fs'
import { basename, relative } from 'node:path'

interface Report {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: TestFile[]
}

interface TestFile {
  name: string
  status: string
  /** Why the file could not be loaded. */
  message: string
  assertionResults: Test[]
}

interface Test {
  fullName: string
  status: string
  /** One for each try that failed: a test that was repeated may have passed all the same. */
  failureMessages: string[]
}

interface Counts {
  passed: number
  failed: number
  skipped: number
}

const LINES_OF_A_MESSAGE = 20

const files = process.argv.slice(2)
if (files.length === 0) throw new Error('Name the reports: node scripts/count-tests.ts <file> …')
const reports = files.map((file) => JSON.parse(readFileSync(file, 'utf8')) as Report)
reports.forEach(printFailures)
const counts = reports.map(count)
if (counts.length > 1)
  counts.forEach((one, place) => console.log(`${basename(files[place] ?? '', '.json')} (${summarise(one)})`))
// The last line is the one that is read by machines.
console.log(summarise(counts.reduce(add)))

function printFailures(report: Report): void {
  for (const file of report.testResults) {
    if (failedWithoutTest(file)) printFailure('could not be loaded or set up', relative('.', file.name), file.message)
    for (const { fullName, status, failureMessages } of file.assertionResults) {
      const title = `${relative('.', file.name)}: ${fullName}`
      if (status === 'failed') printFailure('failed', title, failureMessages.at(-1))
      else if (failureMessages.length > 0) printFailure('passed only when it was repeated', title, failureMessages[0])
    }
  }
}

function printFailure(what: string, title: string, message = ''): void {
  console.log(`${title} ${what}:`)
  console.log(message.split('\n').slice(0, LINES_OF_A_MESSAGE).join('\n'), '\n')
}

/** A file that could not be loaded, or whose set-up failed, so that its tests were skipped. */
function failedWithoutTest({ status, assertionResults }: TestFile): boolean {
  return status === 'failed' && !assertionResults.some((test) => test.status === 'failed')
}

function count(report: Report): Counts {
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.testResults.filter(failedWithoutTest).length,
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
