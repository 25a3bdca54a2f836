import type { ListQuery } from '../actors/ports/actor-store.ts'
import type { ActorId } from '../actors/types.ts'
import { BadRequest } from '../base/errors.ts'

type Position = NonNullable<ListQuery['before']>

const FORM = /^(\d{1,15})\.([a-z-]+\/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/

/** A place in a list as an opaque text that is safe in a URL. */
export function encodeCursor({ listedAt, actorId }: Position): string {
  return Buffer.from(`${listedAt}.${actorId}`).toString('base64url')
}

/** Throws 400 for anything that `encodeCursor` has not made. */
export function decodeCursor(text: string): Position {
  const [, listedAt, actorId] = FORM.exec(Buffer.from(text, 'base64url').toString()) ?? []
  const position = { listedAt: Number(listedAt), actorId: (actorId ?? '') as ActorId }
  if (actorId === undefined || encodeCursor(position) !== text) {
    throw new BadRequest('before is not a cursor of this list. Take it from the Link header of a page.', 'bad_cursor')
  }
  return position
}
