import type { FastifyInstance, FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify'
import { noSuchPath, sendError } from './errors.ts'
import type { Guard } from './guard.ts'

const PREFIX = '/v1'

/**
 * Guards paths without a route: below `/v1` an unknown path gives 401 without a key, and counts towards the rate limit
 * with one. Decided before the body is read. An OPTIONS request gets here if it is no preflight.
 */
export function guardUnknownPaths(app: FastifyInstance, guard: Guard): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (!request.is404 && request.method !== 'OPTIONS') return done()
    refuseAdmitted(noSuchPath(), guard, request, reply, done)
  })
}

/** Refuses a request before its body is read: below the prefix only after the guard, whose refusal comes first. */
export function refuseAdmitted(
  refusal: Error,
  guard: Guard,
  request: FastifyRequest,
  reply: FastifyReply,
  done: (error: Error) => void,
): void {
  if (isBelowPrefix(request)) guard(request, reply).then(() => done(refusal), done)
  else done(refusal)
}

/** The same for a path that cannot even be decoded: it meets no hook, so the guard is called here. */
export function handleFrameworkErrors(guard: Guard): NonNullable<FastifyServerOptions['frameworkErrors']> {
  return (error, request, reply) => {
    const admitted = isBelowPrefix(request) ? guard(request, reply) : Promise.resolve()
    admitted.then(
      () => sendError(error, request, reply),
      (refusal: unknown) => sendError(refusal, request, reply),
    )
  }
}

function isBelowPrefix({ url }: FastifyRequest): boolean {
  return url.startsWith(PREFIX) && (url.length === PREFIX.length || '/?'.includes(url.charAt(PREFIX.length)))
}
