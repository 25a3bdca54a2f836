/** Writes `docs/errors.md` from the error catalogue; with `--check` only says whether it is up to date. */
import { NOT_HTTP, UNKNOWN_EXPECTATION, UNREAD_RESPONSES } from '../src/api/http/client-errors.ts'
import { FRAMEWORK_RESPONSES } from '../src/api/http/errors.ts'
import { ERROR_CATALOGUE } from '../src/base/errors.ts'
import { writeDocument } from './write-document.ts'

const rows = Object.entries(ERROR_CATALOGUE).map(
  ([code, [status, meaning]]) => `| \`${code}\` | ${status} | ${meaning} |`,
)
const unread = [
  ...Object.values(FRAMEWORK_RESPONSES),
  ...Object.values(UNREAD_RESPONSES),
  UNKNOWN_EXPECTATION,
  NOT_HTTP,
].sort((one, other) => one.status - other.status)
const unreadRows = unread.map(({ status, message }) => `| ${status} | ${message} |`)
const text = `# Errors

Every failure is answered with \`{message, error, statusCode}\`, on 429 and 500 with \`{message, statusCode}\`. Branch on the
status; the wording can change. The codes stand in the logs and in the code. This page is generated from \`src/base/errors.ts\` by
\`npm run docs\`.

| Code | Status | Meaning |
| --- | --- | --- |
${rows.join('\n')}

## Requests that cannot be read

These are answered before any code of an endpoint runs; what a body may have is in [limits.md](limits.md).

| Status | Message |
| --- | --- |
${unreadRows.join('\n')}
`

writeDocument('errors.md', text)
