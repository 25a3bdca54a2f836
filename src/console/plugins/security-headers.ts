import type { FastifyInstance } from 'fastify'

/** For answers that are data about people and never a page: kept by nobody, framed by nobody, taken for nothing else. */
const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-site',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
}

export function setSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(HEADERS)
    done()
  })
}
