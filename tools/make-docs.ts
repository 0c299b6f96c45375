/**
 * Writes the pages of docs/ that are made from code: api.md from the table of calls, operating.md
 * from the settings, security.md from the names of the tests. `tests/every-page-is-fresh.test.ts` holds
 * the written pages against the made ones, so run this after a change: `node tools/make-docs.ts`.
 */
import { writeFileSync } from 'node:fs'
import path from 'node:path'

import type { Call } from '#contract/call.ts'
import { calls } from '#contract/calls.ts'
import type { ProblemCode } from '#contract/problems.ts'
import { problemCodes, problemDetail, problemStatus } from '#contract/problems.ts'
import { creditCosts, creditPacks, packCurrency } from '#domain/account/credits.ts'
import { settings } from '#server/config.ts'
import { allowances } from '#server/http/limits.ts'
import type { Setting } from '#server/setting.ts'

import { pagesOfScale } from './scale-page.ts'
import { makeSecurityPage } from './security-page.ts'

const root = path.resolve(import.meta.dirname, '..')

export const pages: Readonly<Record<string, () => string>> = {
  'docs/api.md': makeApiPage,
  'docs/operating.md': makeOperatingPage,
  'docs/security.md': () => makeSecurityPage(root),
  ...pagesOfScale(root),
}

function makeApiPage(): string {
  return `# The API

Made from [src/contract](../src/contract) by \`node tools/make-docs.ts\`; \`GET /api/openapi.json\` has the
shapes. Every path stands under \`/api\`. Every call but those marked needs \`Authorization: Bearer <token>\`.

## Calls

| call | what it does | answer | needs a token |
| --- | --- | --- | --- |
${Object.values(calls).map(callRow).join('\n')}

\`Idempotency-Key\` on every call that makes a resume, and on the checkout: the same request under one
key is done once, also where the server was killed in between; its answer is kept for a day.

## Refusals

Every answer that is no success is \`{detail, code}\`. 409 \`version_conflict\` adds \`resume\`, the current one.
429 and a busy 503 say in \`Retry-After\` how many seconds to wait. Any call may answer \`bad_request\`,
\`too_many_requests\`, \`internal\`, \`database_unavailable\` and \`jobs_unavailable\`; with a token also \`unauthorized\`.

| status | code | detail | from |
| --- | --- | --- | --- |
${problemCodes.map(problemRow).join('\n')}

## Limits

Per person, or per address where nobody is signed in. They hold in every mode. \`stranger\` counts, by address,
requests without a valid token: beyond it they get 429 in place of 401, and a valid token from there is served as
before. \`code\` counts wrong guesses of \`LOCAL_SIGN_IN_CODE\`, for everybody together.

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

## Signing in on this machine

Without \`OIDC_ISSUER_URL\` whoever uses this computer can sign in, with any address and no password; the start,
\`lapel doctor\` and the sign-in page say so. On a machine that several people use, set \`LOCAL_SIGN_IN_CODE\`: the page
then asks for that code as well. Ten wrong guesses may come at once, then two in a minute; they count for everybody
together, so whoever reaches the page can keep everybody else from signing in by guessing wrong twice a minute.

Sign-in answers browsers on this machine only. It refuses, with 403, what comes from another address, speaks
HTTP/1.0, names another host or port, comes from another origin, or carries \`Forwarded\`, \`X-Forwarded-*\`,
\`Via\`, \`CDN-Loop\` or a sender's address (\`X-Real-IP\`, \`CF-Connecting-IP\`, \`True-Client-IP\`). The log names the header.

That is a net and not a proof. What adds nothing to a request passes it, and then whoever reaches it can sign in as
anybody: nginx with \`proxy_http_version 1.1\` (its default since 1.29.7), HAProxy without \`option forwardfor\` when the
visitor sends \`Host: 127.0.0.1:3000\`, an SSH tunnel, the port forwarding of an editor or of a container. The code is
the real lock. To let others in, put a proxy in front of a real issuer ([deploy](../deploy/README.md)).

## A language model

Without one the built-in rules tailor. With one, it may suggest edits, which are checked like any other:

\`\`\`
LLM_PROVIDER=ollama            LLM_MODEL=gemma3:4b
LLM_PROVIDER=openai-compatible LLM_MODEL=…  LLM_BASE_URL=http://127.0.0.1:8080/v1
LLM_PROVIDER=anthropic         LLM_MODEL=…  LLM_API_KEY=…
LLM_PROVIDER=google            LLM_MODEL=…  LLM_API_KEY=…
\`\`\`

\`npm run -s lapel -- doctor\` asks it one question. What leaves the product: the job's text, and role titles,
lines and skills of the resume, with tokens for what is private ([decision 94](decisions/0094-private-by-kind.md)):

- what the resume itself names: the person, e-mail, phone, links, employers, schools, issuers of certificates and places, as a
  whole and by each telling word of theirs, in any case and order, wherever it stands;
- what shows by its kind, whose ever it is: mail addresses, links, handles and telephone numbers; streets with a number,
  postcodes with their town; dates and places of birth; whatever follows a label such as "Address:", "Nationality:" or
  "Reference:" in one of the six languages; names behind "Mr", "Frau", "Dr." and their like.

What stays readable: countries, kinds of employers ("bakery", "Klinikum"), standards and tools, also where an employer is called
like one ("SAP", but not "SAP SE"). What cannot be told, and so is sent as it is written: somebody's name in running text without
a title or label, an address of an unusual shape, two bare initials. What a model fails to do in \`LLM_TIMEOUT_SECONDS\` the
rules do, for no credit. A service that failed three times in a row is left alone for a minute. The log has tokens and
milliseconds, never a text.

Of an uploaded file the model is asked only where the reader was not sure: it may say which line is what, and
what it says that is not in the file is dropped ([decision 56](decisions/0056-a-model-only-labels.md)). What leaves
the product then: the file's lines with its employers and schools and their towns, which are what is asked about, without those
that hold contact details or stand under a heading of references; all else that is private is a token, as above. A name that the
reader did not find it cannot hide. An upload waits at most a minute for it, and costs nothing.

A person may connect a model of their own in the profile: it works for them alone, before this one, and costs
them no credit. Its address must be public and https; this machine only with the built-in sign-in, where Ollama, LM Studio
and llama.cpp are found at their usual ports; \`OUTGOING_ALLOW\` opens a place within your network. Its key is sealed in the
database, and in no backup: after a restore people give it again.

A model that translates gets the lines that the product's own tables cannot say, with placeholders for all that is private.

## Scans

A PDF without text is read in the background, where the optional packages are installed (\`npm install
--include=optional\`, 106 MB): one at a time in a process of its own, below the others' priority, at most six pages, 150 s of
CPU and 1.2 GB. Three of a person and twenty in all may wait. The file lies in the database until the resume is
there; one that could not be read is kept for a week, so that its owner can try again.

## Translation

The language model translates where one is configured. Without one, or where it fails, the engine inside
Firefox does, on this machine, with Mozilla's models:

    npm run models -- de fr              # fetch German and French, both directions
    npm run -s lapel -- models list      # what is installed, and where
    npm run -s lapel -- models verify    # every file against its hash
    npm run -s lapel -- models remove fr

Every pair goes through English, so a language is two models, 30 to 50 MB to fetch. A broken download goes on
where it stopped when the command runs again; nothing is installed whose hash is wrong. No restart is
needed. \`TRANSLATION_DOWNLOADS=on\` lets the first translation fetch what is missing.

Without a network: carry a folder with \`models.json\` (the list that \`TRANSLATION_MODELS_URL\` names) and the
packed files of a model, at their paths in that list or side by side, and run

    npm run -s lapel -- models add de --from FOLDER

\`TRANSLATION_MODELS_MIRROR\` takes the files from another address. While it works the engine takes 350 to
700 MB in a process of its own, at low priority; a minute after the last translation it has ended.

## Mail

Without \`SMTP_URL\` no mail is sent, and nothing on the screens offers any. With it people can have new jobs of a
kept search mailed, once a day at most. With a user in the address the server must speak TLS (\`smtps://\`, or
STARTTLS with \`smtp://\`), unless it is on this machine. A certificate of your own goes into
\`NODE_EXTRA_CA_CERTS\`. Mail programs offer to stop the mail by one press where PUBLIC_URL is https; they
believe it where your server signs the mail (DKIM). A refused mail is tried again after five minutes, then after
pauses that double, at most a day; the log says so, without the address.

## For real

[deploy](../deploy/README.md) has a container, a systemd unit, proxies, sign-in with Google, Keycloak and
Authentik, several processes over one database, replacing them one after the other, and backups.

What the server talks to: its database; the issuer of OIDC_ISSUER_URL, the model of LLM_PROVIDER and Stripe
where they are configured; the public feeds of jobs, unless JOB_SOURCES or JOB_IMPORT says otherwise; the
public page behind a job's link that somebody pastes, unless JOB_LINKS is off; the list of translation models
with TRANSLATION_DOWNLOADS; the server of SMTP_URL. Nothing else.

The numbers of METRICS_PORT are requests by route and status, their durations, calls of the engine, files
read, credits held, database connections, memory.

To end every session of a person, or of all, also while Lapel runs: \`npm run -s lapel -- sessions end EMAIL\`, or
\`--all\`. Their next request is refused.

What a deleted account leaves in the database's files goes with PostgreSQL's own sweep; to be rid of it at
once, run \`VACUUM FULL\`, and twice \`SELECT pg_switch_wal(); CHECKPOINT\`. Backups keep what they held.

## Costs in credits

${Object.entries(creditCosts)
  .map(([purpose, cost]) => `- ${purpose.replaceAll('_', ' ')}: ${cost}`)
  .join('\n')}

Nothing is charged for a call that delivers nothing. \`CREDITS=unlimited\` counts nothing.

${paymentsSection}

## What is kept, and how long

| what | how long |
| --- | --- |
| a resume in the trash | 30 days |
| a session | 14 days without a request, 30 days in any case |
| the keyed hashes of the issuer's name for somebody and of their verified address, after the last sign-in or the departure | 30 days |
| the answer of a request with an \`Idempotency-Key\` | 1 day |
| a checkout that nobody paid | 90 days |

## The log

One JSON object a line on standard output: time, level, event; for a request its id (also the
\`X-Request-Id\` header), the route's template, status and milliseconds. Never a query, a body, a name, an
address or a token.
`
}

const paymentsSection = `## Payments

Without Stripe's keys nothing can be bought, and the screens say so. To sell the three packs
(${creditPacks.map((pack) => `${pack.name} ${pack.price} ${packCurrency} for ${pack.credits}`).join(', ')}):

1. In Stripe's dashboard add a webhook endpoint \`{PUBLIC_URL}/api/payments/webhook\` for
   \`checkout.session.completed\`, \`checkout.session.async_payment_succeeded\` and \`charge.refunded\`.
2. Set \`STRIPE_SECRET_KEY\` and the endpoint's signing secret as \`STRIPE_WEBHOOK_SECRET\`, and start again.

Products and prices need not be set up there: each checkout carries its own. While the signing secret
is rolled, Stripe signs with both, so nothing is lost. The clock must be right within five minutes.

Credits come only with Stripe's signed message, once per checkout, however often it is told. A refund
made in Stripe's dashboard takes the refunded share of the credits back, as far as they are not spent;
a dispute changes nothing here. A line \`a payment event did not count\` in the log names an event to
look at in the dashboard: \`unknown\` is a checkout that was not opened here or whose person has deleted
the account (pay it back by hand), or a refund told before its payment, which is taken off when that is
told; \`mismatch\` one whose amount is not what was asked for.`

function settingRow({ env, says, fallback }: Setting<unknown>): string {
  const shown = fallback === null ? '–' : `\`${fallback}\``
  return `| \`${env}\` | ${says} | ${shown} |`
}

if (import.meta.main) {
  for (const [file, make] of Object.entries(pages)) writeFileSync(path.join(root, file), make())
}
