import { randomBytes } from 'node:crypto'
import { extname } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { noSuchPath } from '../../api/http/errors.ts'
import { createBuiltConsole, NONCE_PLACEHOLDER } from './built-console.ts'
import { waitingPage } from './waiting-page.ts'

export interface PagesOptions {
  /** Where the built console is. Default `web/dist`. */
  folder?: string
  /** Whether a missing console is being built, so that asking again soon makes sense. */
  isBuilding?: () => boolean
}

const DIST = new URL('../../../web/dist', import.meta.url).pathname

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json; charset=utf-8',
  '.wasm': 'application/wasm',
}

/** Files whose names carry a hash of their content never change. */
const ASSETS = 'assets/'
const FOR_EVER = 'public, max-age=31536000, immutable'

/** Serves the console's page under every path below `/console/` that is neither a file of the build nor its API. */
export function servePages(app: FastifyInstance, { folder = DIST, isBuilding = () => false }: PagesOptions = {}): void {
  const find = createBuiltConsole(folder)

  app.get('/console/*', async (request, reply) => {
    const { '*': path } = request.params as { '*': string }
    if (path === 'api') throw noSuchPath()
    const built = await find()
    if (path.startsWith(ASSETS)) return sendAsset(request, reply, path, (await built?.read(path)) ?? null)
    const nonce = randomBytes(18).toString('base64')
    reply.type('text/html; charset=utf-8').header('content-security-policy', policyWith(nonce))
    if (!built) return reply.code(503).send(waitingPage(nonce, isBuilding()))
    return reply.send(built.page.replaceAll(NONCE_PLACEHOLDER, nonce))
  })
}

/** Nothing inline, nothing from outside; styles that the components make carry the nonce of the page. */
function policyWith(nonce: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "connect-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

async function sendAsset(request: FastifyRequest, reply: FastifyReply, path: string, content: Buffer | null) {
  if (!content) throw noSuchPath()
  reply.type(TYPES[extname(path)] ?? 'application/octet-stream')
  reply.headers({ 'cache-control': FOR_EVER, vary: 'accept-encoding' })
  if (/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) {
    return reply.header('content-encoding', 'gzip').send(content)
  }
  const { gunzipSync } = await import('node:zlib')
  return reply.send(gunzipSync(content))
}
