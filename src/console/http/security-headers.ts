import type { FastifyInstance } from 'fastify'

/** For responses with personal data, which are never pages: no caching, no framing, no content sniffing. */
const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-site',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
}

/** For a year, once the service is reached by https: no browser goes back to http then. */
const ONLY_BY_HTTPS = { 'strict-transport-security': 'max-age=31536000' }

export function setSecurityHeaders(app: FastifyInstance, config: { publicUrl: string | null }): void {
  const headers = { ...HEADERS, ...(config.publicUrl?.startsWith('https:') && ONLY_BY_HTTPS) }
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
}
