import { BadRequest } from '../../base/errors.ts'
import { wellFormedIn } from '../../base/well-formed-text.ts'
import { findOverflow } from './find-overflow.ts'
import { keepDigits } from './keep-digits.ts'

/**
 * A value parsed from `text` as it is kept, with well-formed texts and with all digits of what is stored as a string.
 * Throws 400 where something of it would be lost: a number that is too large, or one of two names that become the same.
 */
export function keptJson(value: unknown, text: string): unknown {
  keepDigits(value, text)
  let clash: string | undefined
  const kept: unknown = wellFormedIn(value, text, (path) => (clash ??= path))
  if (clash !== undefined) throw new BadRequest(sameNames(clash), 'invalid_body')
  const overflow = findOverflow(kept, text)
  if (overflow) throw new BadRequest(tooLarge(overflow), 'invalid_body')
  return kept
}

/** Characters of a path that a message quotes. */
const MAX_NAME_LENGTH = 100

function sameNames(path: string): string {
  return `The body has two names that both become ${quoted(path)}: half characters and control characters are kept as U+FFFD.`
}

function tooLarge(path: string): string {
  return `${quoted(path)} is too large a number. Send it as a string.`
}

function quoted(path: string): string {
  return path.slice(0, MAX_NAME_LENGTH).toWellFormed()
}
