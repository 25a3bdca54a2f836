import type { FastifyInstance } from 'fastify'

const PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Parley</title>
<style>
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 40rem; margin: 10vh auto; padding: 0 1rem; color-scheme: light dark }
  code { background: color-mix(in srgb, currentColor 10%, transparent); padding: .1em .3em; border-radius: .2em }
</style>
<h1>Parley is running</h1>
<p>The console's pages are not part of this version. Everything that they will do is there already as an API under
<code>/console/api</code>: log in with <code>POST /console/api/session</code>, then manage projects, agents, keys and webhooks.</p>
<p>The public API is described at <a href="/openapi.json">/openapi.json</a>.</p>
</html>
`

/** What a browser finds where the console's pages will be. */
export function serveLandingPage(app: FastifyInstance): void {
  const policy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"
  app.get('/console/', (_request, reply) =>
    reply.type('text/html; charset=utf-8').header('content-security-policy', policy).send(PAGE),
  )
}
