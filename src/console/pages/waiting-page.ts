/** The page that is served while there is no built console; it reloads itself while one is being built. */
export function waitingPage(nonce: string, isBuilding: boolean): string {
  const [title, text] = isBuilding
    ? ['The console is being built', 'This takes a few seconds; the page then opens by itself.']
    : ['The console is not built', 'Run <code>npm ci</code> in the folder of the service; it builds the console.']
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${isBuilding ? '<meta http-equiv="refresh" content="1">' : ''}
<title>${title} · Parley</title>
<style nonce="${nonce}">
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 40rem; margin: 10vh auto; padding: 0 1rem; color-scheme: light dark }
  code { background: color-mix(in srgb, currentColor 10%, transparent); padding: .1em .3em; border-radius: .2em }
</style>
<main>
<h1>${title}</h1>
<p>${text}</p>
<p>The public API runs meanwhile; it is described at <a href="/openapi.json">/openapi.json</a>.</p>
</main>
</html>
`
}
