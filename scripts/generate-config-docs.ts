/** Writes `docs/config.md` from the settings' own schema; with `--check` only says whether it is up to date. */
import { describeSettings, NEVER_EMPTY } from '../src/config.ts'
import { writeDocument } from './write-document.ts'

const rows = describeSettings().map((row) => `| \`${row.name}\` | ${row.default} | ${row.description} |`)
const text = `# Settings

All settings are environment variables, read once at start. A value that does not fit stops the start with a sentence that
names it. An empty one counts as not set. In production, empty ones of ${NEVER_EMPTY.map((name) => `\`${name}\``).join(', ')}
stop the start, as a secret that failed to arrive would go unnoticed. This page is generated from \`src/config.ts\` by \`npm run docs\`.

| Setting | Default | Meaning |
| --- | --- | --- |
${rows.join('\n')}
`

writeDocument('config.md', text)
