/** Vehicles, travel, stays, food, events, clothes, beauty and sports: lines as in `everyday-words.ts`; one that begins with `+` adds to the line of its first word. */
export const TRAVEL_WORDS = ``
