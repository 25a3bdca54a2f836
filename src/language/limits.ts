/**
 * Maximum length of a reply in characters; longer ones are cut. The machines apply it too, because the part of a reply
 * that was started must be contained in it.
 */
export const MAX_REPLY_LENGTH = 4_000

/** Maximum length of a string value in characters, so that a conversation's context stays small. */
export const MAX_VALUE_LENGTH = 2_000
