/** Questions for the name of who was called, or whether it is them. */
export const YOUR_NAME = /\byour (?:\w+ )?name\b|\b(?:speaking|talking) (?:with|to)\b|आपका (?:शुभ )?नाम/i
