import type { StoredRow } from '../../actors/ports/actor-store.ts'
import type { ActorId } from '../../actors/types.ts'

/**
 * What an actor's column `actors.rows` says: the bodies of its own rows from position 0 on, one a line, while they are
 * few. An empty line at the end says that more are in the table `actorRows`; null that any are there.
 */
export interface InlineRows {
  count: number
  /** Characters of the text. */
  length: number
  /** Whether the actor has no others. */
  isComplete: boolean
}

/** Types of actors that record rows of which they are the owner. */
export const OWNERS = ['conversation', 'call']
/** No JSON has one outside of its texts, nor inside, where it is escaped. */
export const SEPARATOR = '\n'
/** Each later record of the actor writes them again. A call of thirty turns is shorter. */
const MAX_LENGTH = 16_384

export function isOwner(actorId: ActorId, owner: string): boolean {
  return OWNERS.some((type) => actorId === `${type}/${owner}`)
}

/** The text of an actor that begins with these rows. */
export function inlineText(actorId: ActorId, rows: readonly StoredRow[]): string | null {
  if (!OWNERS.some((type) => actorId.startsWith(`${type}/`))) return null
  return rows.length === 0 ? '' : addedText({ count: 0, length: 0, isComplete: true }, actorId, rows)
}

/** What to append to the text for these rows, which then stand in it; null where they have to go into the table. */
export function addedText(inline: InlineRows, actorId: ActorId, rows: readonly StoredRow[]): string | null {
  const added = rows.map(({ body }) => body).join(SEPARATOR)
  const fits = inline.isComplete && inline.length + added.length < MAX_LENGTH
  if (!fits || !rows.every(({ owner, position }, at) => position === inline.count + at && isOwner(actorId, owner))) {
    return null
  }
  return inline.count === 0 ? added : SEPARATOR + added
}

/** The bodies in a text, in order of position. */
export function inlineBodies(text: string): string[] {
  if (text === '' || text === SEPARATOR) return []
  return (isCompleteText(text) ? text : text.slice(0, -SEPARATOR.length)).split(SEPARATOR)
}

/** Whether an actor with this text has no rows in the table. */
export function isCompleteText(text: string): boolean {
  return !text.endsWith(SEPARATOR)
}

export function inlineRowsIn(text: string | null): InlineRows {
  if (text === null) return { count: 0, length: 0, isComplete: false }
  return { count: inlineBodies(text).length, length: text.length, isComplete: isCompleteText(text) }
}
