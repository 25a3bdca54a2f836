/** Homes, building, utilities, appliances, repairs, moving and parcels: lines as in `everyday-words.ts`; one that begins with `+` adds to the line of its first word. */
export const HOME_WORDS = ``
