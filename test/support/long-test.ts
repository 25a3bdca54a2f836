import { it } from 'vitest'

/** A test of a second or more, such as one that fills a limit: `npm run test:quick` leaves it out. */
export const longTest = it.skipIf(process.env['TEST_QUICK'] !== undefined)
