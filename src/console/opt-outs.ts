import { BadRequest } from '../base/errors.ts'
import type { OptOut, OptOutStore } from '../ports/opt-outs.ts'

type Position = Pick<OptOut, 'at' | 'number'>

/** Newest first. `next` is the place to go on from, null after the last one. */
export async function findOptOuts(
  optOuts: OptOutStore,
  projectId: string,
  limit: number,
  before: string | undefined,
): Promise<{ page: OptOut[]; next: string | null }> {
  const found = await optOuts.list(projectId, limit + 1, before === undefined ? undefined : decodeCursor(before))
  const page = found.slice(0, limit)
  const last = page.at(-1)
  return { page, next: last && found.length > limit ? encodeCursor(last) : null }
}

const FORM = /^(\d{1,15})\.(\+\d{8,15})$/

function encodeCursor({ at, number }: Position): string {
  return Buffer.from(`${at}.${number}`).toString('base64url')
}

/** Throws 400 for anything that `encodeCursor` has not made. */
function decodeCursor(text: string): Position {
  const [, at, number = ''] = FORM.exec(Buffer.from(text, 'base64url').toString()) ?? []
  const position = { at: Number(at), number }
  if (at !== undefined && encodeCursor(position) === text) return position
  throw new BadRequest('before is not a cursor of this list. Take it from the Link header of a page.', 'bad_cursor')
}
