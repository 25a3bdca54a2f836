/** Characters of a reply; longer ones are cut. */
export const MAX_REPLY_LENGTH = 8_000

/** Characters of a string value, so that a conversation's context stays small. */
export const MAX_VALUE_LENGTH = 2_000
