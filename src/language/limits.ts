/** Characters of a reply; longer ones are cut, by the machines too: what was begun of one must stand in it. */
export const MAX_REPLY_LENGTH = 4_000

/** Characters of a string value, so that a conversation's context stays small. */
export const MAX_VALUE_LENGTH = 2_000
