import type { Understanding, UnderstandRequest } from '../../ports/language.ts'
import type { Message } from './message.ts'

/** A message, analysed, with what it was understood to say. */
export interface Reading {
  message: Message
  understanding: Understanding
  /** The message is nothing but the answer. */
  isExact?: true
}

/** Reads a whole message, with what it changes of other answers. */
export type ReadWhole = (request: UnderstandRequest) => Reading
