export const NAME_WORDS = new Set(['name', 'naam', 'नाम', 'spelling'])
