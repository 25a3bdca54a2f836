import { readConsoleSpecification } from '../../../src/console/specification.ts'
import { createConformance } from '../api/conformance.ts'

/** Every operation of the console's document, and what holds answers against it. */
export const { operations: documentedOperations, assertConforms } = createConformance(readConsoleSpecification())
