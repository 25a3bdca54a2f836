/** Farms, shops, orders, payment, telecom, opinions, degrees, how often and how soon: lines as in `everyday-words.ts`; one that begins with `+` adds to the line of its first word. */
export const TRADE_WORDS = ``
