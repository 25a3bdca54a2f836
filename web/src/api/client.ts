import createClient from 'openapi-fetch'
import { createFetchOnce } from './fetch-once.ts'
import { Problem } from './problem.ts'
import { watchActs } from './repeated-acts.ts'
import type { paths } from './types.ts'

/** The console's API, typed by `openapi/console.yaml`. Pass each call to `unwrap`. */
export const api = createClient<paths>({
  baseUrl: window.location.origin,
  credentials: 'same-origin',
  fetch: createFetchOnce((request) => fetch(request), watchActs(document).wasRepeated),
})

interface Answered<Data> {
  data?: Data | undefined
  error?: unknown
  response: Response
}

/** Returns the body of a successful response. Throws a `Problem` for every other, and for one without a body. */
export async function unwrap<Data>(request: Promise<Answered<Data>>): Promise<Data> {
  return (await orThrow(request)).data as Data
}

/** Like `unwrap`, with the headers. */
export async function orThrow<Data>(request: Promise<Answered<Data>>): Promise<Answered<Data>> {
  const answer = await request.catch(() => null)
  if (!answer) throw new Problem(0, '')
  const { error, response } = answer
  if (response.ok) return answer
  const retryAfter = Number(response.headers.get('retry-after') ?? NaN)
  throw new Problem(response.status, messageOf(error), Number.isFinite(retryAfter) ? retryAfter : null)
}

function messageOf(error: unknown): string {
  if (typeof error !== 'object' || error === null || !('message' in error)) return ''
  return typeof error.message === 'string' ? error.message : ''
}
