/**
 * OWASP ASVS 5.0.0, every requirement of levels 1 and 2 by its number, in our own few words, and
 * what answers it where no test bears its number: `number level what = kind: answer`. The kinds of
 * evidence are listed in asvs.ts. The full wording is at https://github.com/OWASP/ASVS. A line without
 * an answer needs a test that fails when the guard is removed.
 */
export const asvs = `
1.1.1 2 input is decoded once, then checked = by reading: src/server/http/body.ts: bytes to text to JSON to schema, in this order, once
1.1.2 2 output is encoded at the last step = by reading: React and JSON.stringify write what leaves; the few server pages use encodeEntities
1.2.1 1 output is encoded for its context
1.2.2 1 addresses are built encoded, safe protocols only
1.2.3 1 JSON and script content is encoded = by reading: JSON.stringify alone writes JSON; no script is built from data, and Trusted Types refuse it
1.2.4 1 queries take parameters
1.2.5 1 no commands from input = by reading: child processes get fixed programs and argument lists, never a shell with input (src/server/pdf, src/server/db/embedded)
1.2.6 2 LDAP = does not apply: not used
1.2.7 2 XPath = does not apply: not used
1.2.8 2 LaTeX = does not apply: not used; Typst gets text as data
1.2.9 2 input in regular expressions is escaped
1.3.1 1 HTML from editors is sanitised = by reading: no HTML is taken: every field is text
1.3.2 1 no eval = by reading: none stands in the code, and the page policy refuses it
1.3.3 2 data for dangerous contexts is cleaned first
1.3.4 2 SVG from people = by reading: none is taken
1.3.5 2 Markdown and templates from people = by reading: they are written, never rendered
1.3.6 2 no server-side request forgery
1.3.7 2 no templates from input = by reading: none are built
1.3.8 2 JNDI = does not apply: not used
1.3.9 2 memcache = does not apply: not used
1.3.10 2 format strings = does not apply: not used
1.3.11 2 mail = does not apply: none is sent
1.4.1 2 memory-safe strings = by reading: TypeScript; native code (PostgreSQL, the PDF child) runs in processes of its own
1.4.2 2 no integer overflow
1.4.3 2 memory is released = by reading: TypeScript collects; the soak trial watches the slope
1.5.1 1 XML parsers resolve nothing
1.5.2 2 safe deserialisation = by reading: JSON only, and every value passes a schema
2.1.1 1 rules for input are documented = documented: docs/api.md and GET /api/openapi.json, made from the schemas
2.1.2 2 rules for combined input are documented = documented: docs/specification.md, "Validation"
2.1.3 2 limits are documented = documented: docs/api.md, "Limits", and docs/operating.md
2.2.1 1 input is held against an expected shape
2.2.2 1 on the server
2.2.3 2 combinations of input are reasonable = by reading: schemas and handlers; an identifier that names nothing is refused
2.3.1 1 steps come in their order
2.3.2 2 limits of use are enforced
2.3.3 2 all of an operation or nothing
2.3.4 2 nothing limited is given twice
2.4.1 2 no excessive calls
3.2.1 1 no answer is taken for what it is not
3.2.2 1 text is shown as text = by reading: React writes text nodes; dangerouslySetInnerHTML is not used and Trusted Types refuse it
3.3.1 1 cookies are Secure, with a prefix
3.3.2 2 SameSite by purpose
3.3.3 2 __Host- prefix
3.3.4 2 HttpOnly
3.4.1 1 HSTS for a year
3.4.2 1 CORS is closed
3.4.3 2 a Content-Security-Policy
3.4.4 2 nosniff
3.4.5 2 a referrer policy
3.4.6 2 frame-ancestors
3.5.1 1 no forged requests
3.5.2 1 no sensitive call without a preflight = by reading: every sensitive call needs the Authorization header, which forces one
3.5.3 1 safe methods change nothing = by reading: GET changes nothing but one paid score, which the specification makes a GET and which needs the token
3.5.4 2 one host an application = left to the operator: one origin holds one application
3.5.5 2 messages from other windows = by reading: none are listened to
3.7.1 2 no outdated client technology = by reading: plain HTML, CSS and modules
3.7.2 2 redirects stay here
4.1.1 1 every body has its content type
4.1.2 2 only pages redirect to https = by reading: the product redirects nothing to https; the proxy examples redirect pages only
4.1.3 2 proxy headers cannot be forged
4.2.1 2 message boundaries are clear = by reading: Node's strict HTTP parser; insecureHTTPParser is off
4.3.1 2 GraphQL = does not apply: not used
4.3.2 2 GraphQL = does not apply: not used
4.4.1 1 WebSocket = does not apply: not used
4.4.2 2 WebSocket = does not apply: not used
4.4.3 2 WebSocket = does not apply: not used
4.4.4 2 WebSocket = does not apply: not used
5.1.1 2 permitted files are documented = documented: docs/api.md: PDF, Word, LinkedIn archive, JSON, 10 MB; src/server/http/uploads.ts
5.2.1 1 no file larger than can be worked on
5.2.2 1 content fits the type
5.2.3 2 archives are measured before they are unpacked
5.3.1 1 no uploaded file is run = by reading: none becomes a file: a photo and a scan that waits are bytes in the database
5.3.2 1 no path from a file's name = by reading: the name of an uploaded file is only shown (src/server/http/uploads.ts), and nothing that people send is written to a file of its own
5.4.1 2 names of downloads are ours
5.4.2 2 and encoded
5.4.3 2 antivirus = by reading: one is given out again, to its own person: the photo, a JPEG of pixels alone (src/domain/photo)
6.1.1 1 protection against guessing is documented = documented: docs/api.md, "Limits": auth by address, the sign-in code for everybody together; there is no password
6.1.2 2 words not to use in passwords = does not apply: no passwords
6.1.3 2 ways to sign in are documented = documented: decision 8: the configured issuer, or the embedded one on loopback
6.2.1 1 passwords = does not apply: none are kept: people sign in at an OpenID Connect issuer
6.2.2 1 passwords = does not apply: none
6.2.3 1 passwords = does not apply: none
6.2.4 1 passwords = does not apply: none
6.2.5 1 passwords = does not apply: none
6.2.6 1 passwords = does not apply: none
6.2.7 1 passwords = does not apply: none
6.2.8 1 passwords = does not apply: none
6.2.9 2 passwords = does not apply: none
6.2.10 2 passwords = does not apply: none
6.2.11 2 passwords = does not apply: none
6.2.12 2 passwords = does not apply: none
6.3.1 1 guessing is slowed down
6.3.2 1 no default accounts = by reading: none exist
6.3.3 2 more than one factor = does not apply: the issuer's to ask for; the embedded issuer serves only the machine it runs on, and asks for LOCAL_SIGN_IN_CODE where one is set
6.3.4 2 no other way in
6.4.1 1 initial secrets = does not apply: none
6.4.2 1 secret questions = does not apply: none
6.4.3 2 password reset = does not apply: none
6.4.4 2 lost factors = does not apply: the issuer's
6.5.1 2 one-time codes = does not apply: the issuer's
6.5.2 2 one-time codes = does not apply: the issuer's
6.5.3 2 one-time codes = does not apply: the issuer's
6.5.4 2 one-time codes = does not apply: the issuer's
6.5.5 2 one-time codes = does not apply: the issuer's
6.6.1 2 codes by telephone = does not apply: the issuer's
6.6.2 2 out-of-band codes = does not apply: the issuer's
6.6.3 2 out-of-band codes = does not apply: the issuer's
6.8.1 2 nobody is somebody else at another issuer
6.8.2 2 signatures of assertions are checked
6.8.3 2 SAML = does not apply: not used
6.8.4 2 strength of sign-in = does not apply: no function asks for a particular one
7.1.1 2 session times are documented = documented: docs/operating.md, "What is kept, and how long"
7.1.2 2 parallel sessions are documented = documented: any number; listed and ended on /profile
7.1.3 2 federated sessions are documented = documented: decision 8: ours live on when the issuer's ends
7.2.1 1 tokens are checked on the server
7.2.2 1 no static keys as sessions
7.2.3 1 256 random bits
7.2.4 1 a new token at each sign-in
7.3.1 2 idle sessions end
7.3.2 2 all sessions end
7.4.1 1 logout ends a session
7.4.2 1 deletion ends all
7.4.3 2 other sessions can be ended
7.4.4 2 logout is in sight
7.4.5 2 whoever runs it can end sessions
7.5.1 2 sign in again before changing an address = by reading: name and address are the issuer's and cannot be changed here
7.5.2 2 sessions are listed and ended
7.6.1 2 the issuer's session times = documented: decision 8: ours end after 14 and 30 days
7.6.2 2 no session without a person's act
8.1.1 1 who may what is documented = documented: "Who may what" above
8.1.2 2 field by field = by reading: schemas of the contract: what a call does not name cannot be set
8.2.1 1 every function asks who
8.2.2 1 every datum asks whose
8.2.3 2 every field asks whether
8.3.1 1 on the server
8.4.1 2 tenants = by reading: each person is one; see 8.2.2
9.1.1 1 signed tokens are checked
9.1.2 1 allowed algorithms only
9.1.3 1 keys from the configured issuer only
9.2.1 1 times of tokens are checked
9.2.2 2 the right kind of token
9.2.3 2 meant for us
9.2.4 2 issued tokens name their audience = by reading: the embedded issuer has one client
10.1.1 2 tokens stay where they are needed = by reading: the issuer's tokens never leave the server and are not stored
10.1.2 2 answers belong to this browser's sign-in
10.2.1 2 no forged return
10.2.2 2 no mix-up of issuers
10.3.1 2 resource server = does not apply: not one: our own opaque tokens only
10.3.2 2 resource server = does not apply: not one
10.3.3 2 resource server = does not apply: not one
10.3.4 2 resource server = does not apply: not one
10.4.1 1 redirect addresses are exact
10.4.2 1 codes serve once
10.4.3 1 codes are short-lived = by reading: a minute or so (src/server/auth/local-issuer/provider.ts), and spent in the same second
10.4.4 1 only the grants that are needed
10.4.5 1 refresh tokens = does not apply: none are given
10.4.6 2 PKCE is required
10.4.7 2 dynamic registration = by reading: off
10.4.8 2 refresh tokens = does not apply: none
10.4.9 2 revocation by people = by reading: the embedded issuer keeps nothing once the ID token is handed over
10.4.10 2 the client is authenticated = by reading: the embedded issuer's one client is this process, asked without a socket
10.4.11 2 only needed scopes = by reading: openid, email, profile
10.5.1 2 nonce
10.5.2 2 people by subject
10.5.3 2 the issuer's own address is checked
10.5.4 2 audience
10.5.5 2 back-channel logout = does not apply: not offered
10.6.1 2 response types = by reading: code only
10.6.2 2 forced logout = by reading: the embedded issuer offers none
10.7.1 2 consent = does not apply: the embedded issuer's one client is this product itself
10.7.2 2 consent = does not apply: as above
10.7.3 2 consent = does not apply: as above
11.1.1 2 keys are managed = documented: "Keys" above
11.1.2 2 and listed = documented: "Keys" above
11.2.1 2 no cryptography of our own = by reading: node:crypto, jose, OpenSSL
11.2.2 2 algorithms can be changed = by reading: hashes of tokens change with the next sign-in; the keyed hash's key is a row that can be replaced
11.2.3 2 128 bits at least = by reading: SHA-256, HMAC-SHA-256, 256-bit tokens
11.3.1 1 no weak modes = by reading: AES-256-GCM alone (src/server/own-models/seal.ts); TLS is the proxy's, the disk's is the machine's
11.3.2 1 approved ciphers
11.3.3 2 authenticated encryption
11.4.1 1 approved hashes = by reading: SHA-256 only
11.4.2 2 password hashing = does not apply: no passwords
11.4.3 2 collision-resistant hashes = by reading: SHA-256
11.4.4 2 keys from passwords = does not apply: none
11.5.1 2 secure random numbers = by reading: randomBytes(32) for every secret (src/server/auth/tokens.ts)
11.6.1 2 approved signatures = by reading: those of the issuer, by jose's list without none and without symmetric ones
12.1.1 1 TLS 1.2 and 1.3 = left to the operator: the proxy's (deploy/), and Node's defaults for outgoing calls
12.1.2 2 cipher suites = left to the operator: as above
12.1.3 2 client certificates = does not apply: not used
12.2.1 1 TLS for everything outside = by reading: HSTS where PUBLIC_URL is https; an issuer on plain http is refused unless it is on this machine
12.2.2 1 public certificates = left to the operator: the proxy's (deploy/)
12.3.1 2 encryption inside = by reading: the embedded database has no network; DATABASE_URL takes sslmode
12.3.2 2 certificates are validated = by reading: Node's default, never turned off
12.3.3 2 inner HTTP services = does not apply: none
12.3.4 2 trusted inner certificates = by reading: sslrootcert in DATABASE_URL
13.1.1 2 connections are documented = documented: docs/operating.md, "For real": everything that the server talks to
13.2.1 2 services are authenticated = by reading: the database by its user, the issuer by client secret, the model by key
13.2.2 2 least privilege = left to the operator: deploy/: a user of its own, a read-only system, one database
13.2.3 2 no default credentials = by reading: none are shipped; compose.yaml asks for one
13.2.4 2 known destinations only = by reading: what is configured (13.1.1), and public places that somebody named (1.3.6)
13.2.5 2 for the server too = by reading: as 13.2.4
13.3.1 2 secrets in a vault = left to the operator: environment or systemd credentials; none in the tree
13.3.2 2 least access to secrets = by reading: the PDF child gets an empty environment; deploy/ restricts the files
13.4.1 1 no source control metadata is served
13.4.2 2 no debug modes = by reading: none exist
13.4.3 2 no directory listings
13.4.4 2 no TRACE
13.4.5 2 monitoring is not exposed
14.1.1 2 sensitive data is known = documented: "What is protected" above
14.1.2 2 and its protection documented = documented: as above
14.2.1 1 nothing sensitive in addresses = by reading: the sign-in token alone, by the specification; it counts only with its cookie and is taken out of the address before any request (decision 8)
14.2.2 2 no caching on servers
14.2.3 2 nothing to strangers
14.2.4 2 kept as documented
14.3.1 1 the browser is cleared at the end
14.3.2 2 no caching in browsers
14.3.3 2 nothing sensitive in browser storage = by reading: unsaved drafts are sealed by AES-GCM under a key that the server gives and the page keeps in memory alone (docs/decisions/0017)
15.1.1 1 times for updates are documented = documented: SECURITY.md
15.1.2 2 a list of components
15.1.3 2 costly work is documented = documented: decision 9 (PDF), docs/api.md "Limits"
15.2.1 1 nothing outdated = by reading: pinned and kept current by whoever releases; known vulnerabilities are not checked automatically
15.2.2 2 costly work cannot take all
15.2.3 2 nothing needless in production = by reading: the Containerfile leaves tests and tools out
15.3.1 1 only needed fields are answered
15.3.2 2 redirects of outgoing calls
15.3.3 2 no mass assignment
15.3.4 2 the right address behind proxies
15.3.5 2 strict types = by reading: TypeScript strict, schemas at the door
15.3.6 2 no prototype pollution
15.3.7 2 repeated parameters
16.1.1 2 logs are documented = documented: docs/operating.md, "The log"
16.2.1 2 when, where, what
16.2.2 2 in UTC
16.2.3 2 only where documented = by reading: standard output alone
16.2.4 2 one format
16.2.5 2 nothing sensitive
16.3.1 2 sign-ins are logged
16.3.2 2 refusals are logged
16.3.3 2 bypass attempts are logged = by reading: as refusals, by route and status
16.3.4 2 faults are logged
16.4.1 2 no log injection
16.4.2 2 logs are protected = left to the operator: whoever collects standard output
16.4.3 2 logs go elsewhere = left to the operator: standard output goes where the operator sends it
16.5.1 2 faults say nothing
16.5.2 2 others' faults are survived
16.5.3 2 faults close doors
17.1.1 2 WebRTC = does not apply: not used
17.2.1 2 WebRTC = does not apply: not used
17.2.2 2 WebRTC = does not apply: not used
17.2.3 2 WebRTC = does not apply: not used
17.2.4 2 WebRTC = does not apply: not used
17.3.1 2 WebRTC = does not apply: not used
17.3.2 2 WebRTC = does not apply: not used
`
