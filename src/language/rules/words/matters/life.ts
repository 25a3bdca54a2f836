/** Health, animals, insurance, money, law, documents, work and schools: lines as in `everyday-words.ts`; one that begins with `+` adds to the line of its first word. */
export const LIFE_WORDS = ``
