import { readConsoleSpecification } from '../../../src/console/specification.ts'
import { createConformance } from '../api/conformance.ts'

/** All operations of the console's document, and the check of responses against it. */
export const { operations: documentedOperations, assertConforms } = createConformance(readConsoleSpecification())
