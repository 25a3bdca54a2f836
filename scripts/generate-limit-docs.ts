/** Writes `docs/limits.md` from the table of limits; with `--check` only says whether it is up to date. */
import { readFileSync, writeFileSync } from 'node:fs'
import { LIMITS, type Limit } from '../src/base/limits.ts'

const target = new URL('../docs/limits.md', import.meta.url)
const rows = Object.values<Limit>(LIMITS).map((limit) => `| ${limit.appliesTo} | ${amount(limit)} | ${beyond(limit)} |`)
const text = `# Limits

Everything that could grow has a limit. Where the last column begins with a status, a request beyond the limit is refused
with that status and message, and has no other effect. Bytes of a text are those of its JSON form in UTF-8, quotes left out.
This page is generated from \`src/base/limits.ts\` by \`npm run docs\`.

| What | At most | Beyond it |
| --- | --- | --- |
${rows.join('\n')}
`

if (!process.argv.includes('--check')) writeFileSync(target, text)
else if (readFileSync(target, 'utf8') !== text) {
  console.error('docs/limits.md is out of date. Run: npm run docs')
  process.exit(1)
}

function beyond({ status, beyond }: Limit): string {
  return status === undefined ? beyond : `${status}: ${beyond}`
}

function amount({ value, unit }: Limit): string {
  if (unit !== 'bytes') return `${value.toLocaleString('en')} ${unit}`
  const MIB = 1024 * 1024
  return value >= MIB && value % MIB === 0
    ? `${value / MIB} MiB`
    : value % 1024 === 0
      ? `${value / 1024} KiB`
      : `${value} bytes`
}
