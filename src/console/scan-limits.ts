/**
 * Maximum number of records examined for one page, however few match, so that its cost does not grow with the store.
 */
export const MAX_SCANNED = 1_000
/** The same in characters. */
export const MAX_SCANNED_LENGTH = 16 * 1024 * 1024
