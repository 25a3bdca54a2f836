/** Writes `docs/config.md` from the settings' own schema; with `--check` only says whether it is up to date. */
import { readFileSync, writeFileSync } from 'node:fs'
import { describeSettings, NEVER_EMPTY } from '../src/config.ts'

const target = new URL('../docs/config.md', import.meta.url)
const rows = describeSettings().map((row) => `| \`${row.name}\` | ${row.default} | ${row.description} |`)
const text = `# Settings

All settings are environment variables, read once at start. A value that does not fit stops the start with a sentence that
names it. An empty one counts as not set. In production, empty ones of ${NEVER_EMPTY.map((name) => `\`${name}\``).join(', ')}
stop the start, as a secret that failed to arrive would go unnoticed. This page is generated from \`src/config.ts\` by \`npm run docs\`.

| Setting | Default | Meaning |
| --- | --- | --- |
${rows.join('\n')}
`

if (!process.argv.includes('--check')) writeFileSync(target, text)
else if (readFileSync(target, 'utf8') !== text) {
  console.error('docs/config.md is out of date. Run: npm run docs')
  process.exit(1)
}
