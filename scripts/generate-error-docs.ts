/** Writes `docs/errors.md` from the error catalogue; with `--check` only says whether it is up to date. */
import { readFileSync, writeFileSync } from 'node:fs'
import { ERROR_CATALOGUE } from '../src/base/errors.ts'

const target = new URL('../docs/errors.md', import.meta.url)
const rows = Object.entries(ERROR_CATALOGUE).map(
  ([code, [status, meaning]]) => `| \`${code}\` | ${status} | ${meaning} |`,
)
const text = `# Errors

Every failure is answered with \`{message, error, statusCode}\`, on 429 and 500 with \`{message, statusCode}\`. Branch on the
status; the wording can change. The codes stand in the logs and in the code. This page is generated from \`src/base/errors.ts\` by
\`npm run docs\`.

| Code | Status | Meaning |
| --- | --- | --- |
${rows.join('\n')}
`

if (!process.argv.includes('--check')) writeFileSync(target, text)
else if (readFileSync(target, 'utf8') !== text) {
  console.error('docs/errors.md is out of date. Run: npm run docs')
  process.exit(1)
}
