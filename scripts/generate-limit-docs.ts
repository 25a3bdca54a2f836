/** Writes `docs/limits.md` from the table of limits; with `--check` only says whether it is up to date. */
import { LIMITS, type Limit } from '../src/base/limits.ts'
import { writeDocument } from './write-document.ts'

const KIB = 1_024
const MIB = 1_024 * KIB

const rows = Object.values<Limit>(LIMITS).map((limit) => `| ${limit.appliesTo} | ${amount(limit)} | ${beyond(limit)} |`)
const text = `# Limits

Everything that could grow has a limit. Where the last column begins with a status, a request beyond the limit is refused
with that status and message, and has no other effect. Bytes of a text are those of its JSON form in UTF-8, quotes left out.
This page is generated from \`src/base/limits.ts\` by \`npm run docs\`.

| What | At most | Beyond it |
| --- | --- | --- |
${rows.join('\n')}
`

writeDocument('limits.md', text)

function beyond({ status, beyond }: Limit): string {
  return status === undefined ? beyond : `${status}: ${beyond}`
}

function amount({ value, unit }: Limit): string {
  const [bytes, ...rate] = unit.split(' ')
  if (bytes !== 'bytes') return `${value.toLocaleString('en')} ${unit}`
  return [sizeOf(value), ...rate].join(' ')
}

function sizeOf(bytes: number): string {
  if (bytes % MIB === 0) return `${bytes / MIB} MiB`
  return bytes % KIB === 0 ? `${bytes / KIB} KiB` : `${bytes} bytes`
}
