/**
 * Writes the pages of docs/ that are made from code: api.md from the table of calls, operating.md
 * from the settings. `tests/every-setting-is-documented.test.ts` and its like hold the written pages
 * against the made ones, so run this after a change: `node tools/make-docs.ts`.
 */
import { writeFileSync } from 'node:fs'
import path from 'node:path'

import type { Call } from '#contract/call.ts'
import { calls } from '#contract/calls.ts'
import type { ProblemCode } from '#contract/problems.ts'
import { problemCodes, problemDetail, problemStatus } from '#contract/problems.ts'
import { creditCosts } from '#domain/account/credits.ts'
import type { Setting } from '#server/config.ts'
import { settings } from '#server/config.ts'
import { allowances } from '#server/http/limits.ts'

const root = path.resolve(import.meta.dirname, '..')

export const pages: Readonly<Record<string, () => string>> = {
  'docs/api.md': makeApiPage,
  'docs/operating.md': makeOperatingPage,
}

function makeApiPage(): string {
  return `# The API

Made from [src/contract](../src/contract) by \`node tools/make-docs.ts\`; \`GET /api/openapi.json\` has the
shapes. Every path stands under \`/api\`. Every call but those marked needs \`Authorization: Bearer <token>\`.

## Calls

| call | what it does | answer | needs a token |
| --- | --- | --- | --- |
${Object.values(calls).map(callRow).join('\n')}

\`Idempotency-Key\` on tailoring and copying: the same request under one key is done once.

## Refusals

Every answer that is no success is \`{detail, code}\`. 409 \`version_conflict\` adds \`resume\`, the current one.
429 and a busy 503 say in \`Retry-After\` how many seconds to wait. Any call may answer \`bad_request\`,
\`too_many_requests\`, \`internal\` and \`database_unavailable\`; with a token also \`unauthorized\`.

| status | code | detail | from |
| --- | --- | --- | --- |
${problemCodes.map(problemRow).join('\n')}

## Limits

Per person, or per address where nobody is signed in. They hold in every mode.

| class | at once | then, in a second |
| --- | --- | --- |
${Object.entries(allowances)
  .map(([name, { burst, perSecond }]) => `| ${name} | ${burst} | ${perSecond} |`)
  .join('\n')}
`
}

function callRow(call: Call): string {
  const answer = call.answer === 'redirect' ? '302' : String(call.status)
  return `| \`${call.method} ${call.path}\` | ${call.summary} | ${answer} | ${call.bearer ? 'yes' : '**no**'} |`
}

function problemRow(code: ProblemCode): string {
  const from = Object.values<Call>(calls)
    .filter((call) => call.problems.includes(code))
    .map((call) => `\`${call.method} ${call.path}\``)
  return `| ${problemStatus(code)} | \`${code}\` | ${problemDetail(code, { reason: '…', language: '…' })} | ${from.length > 4 ? `${from.length} calls` : from.join(', ')} |`
}

function makeOperatingPage(): string {
  return `# Running it

Made from [src/server/config.ts](../src/server/config.ts) by \`node tools/make-docs.ts\`.

\`npm ci && npm start\` needs nothing else: it builds, keeps its data in an embedded PostgreSQL below
\`./data\`, lets people sign in on this machine, and listens on http://127.0.0.1:3000. SIGTERM and SIGINT
end the requests under way, stop the database and free the port.

## Settings

All optional; read once at start from the environment. A bad one stops the start with one line and exit
status 78. An empty one counts as not given.

| variable | what it is | default |
| --- | --- | --- |
${Object.values<Setting<unknown>>(settings).map(settingRow).join('\n')}

## Costs in credits

${Object.entries(creditCosts)
  .map(([purpose, cost]) => `- ${purpose.replaceAll('_', ' ')}: ${cost}`)
  .join('\n')}

Nothing is charged for a call that delivers nothing. \`CREDITS=unlimited\` counts nothing.

## What is kept, and how long

| what | how long |
| --- | --- |
| a resume in the trash | 30 days |
| a session | 14 days without a request, 30 days in any case |
| the keyed hash of the address of somebody who left | 30 days |
| the answer of a request with an \`Idempotency-Key\` | 1 day |

## The log

One JSON object a line on standard output: time, level, event; for a request its id (also the
\`X-Request-Id\` header), the route's template, status and milliseconds. Never a query, a body, a name, an
address or a token.
`
}

function settingRow({ env, says, fallback, isIdle }: Setting<unknown>): string {
  const shown = fallback === null ? '–' : `\`${fallback}\``
  return `| \`${env}\` | ${says} | ${shown}${isIdle === true ? ' (no effect yet)' : ''} |`
}

if (import.meta.main) {
  for (const [file, make] of Object.entries(pages)) writeFileSync(path.join(root, file), make())
}
