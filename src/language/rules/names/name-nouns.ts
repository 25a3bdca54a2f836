export const NAME_NOUNS = new Set(['naam', 'name', 'नाम'])
