/** Pages that stand for those of the world: one local server, a page a path, and what was asked. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface OutsidePage {
  status?: number
  type?: string
  html?: string
  location?: string
}

export interface OutsidePages {
  url: string
  /** The setting that lets the product ask here. */
  env: { OUTGOING_ALLOW: string }
  pages: Record<string, OutsidePage>
  /** The paths that were asked for. */
  asked: string[]
  close(): Promise<void>
}

/** The page of one job, with words that a resume can be tailored to. */
export const jobPage = (
  title = 'Head Baker',
  company = 'Mill Lane',
  validThrough: string | null = null,
): string => `<!doctype html>
<html lang="en"><head><title>${title} at ${company}</title><script type="application/ld+json">
{"@type":"JobPosting","title":"${title}","hiringOrganization":{"name":"${company}"},"jobLocation":{"address":"Leeds"},${validThrough === null ? '' : `"validThrough":"${validThrough}",`}
"description":"<p>We bake for Leeds.</p><h3>Requirements</h3><ul><li>Five years of experience as a baker</li><li>Sourdough, lamination and stock control</li></ul>"}
</script></head><body><h1>${title}</h1></body></html>`

export async function openOutsidePages(
  pages: Record<string, OutsidePage> = {},
): Promise<OutsidePages> {
  const asked: string[] = []
  const server = createServer((request, reply) => {
    const path = request.url ?? '/'
    asked.push(path)
    const page = pages[path] ?? { status: 404 }
    const { status = 200, type = 'text/html; charset=utf-8', html = '', location } = page
    reply.writeHead(status, { 'content-type': type, ...(location ? { location } : {}) }).end(html)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve())
  })
  const { port } = server.address() as AddressInfo // it listens
  return {
    url: `http://127.0.0.1:${port}`,
    env: { OUTGOING_ALLOW: `127.0.0.1:${port}` },
    pages,
    asked,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
