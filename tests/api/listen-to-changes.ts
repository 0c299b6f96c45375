/** What an open editor hears of a resume, over the wire. */

/** Opens the stream; `next` gives the version that is told next, undefined at its end. */
export async function listenToChanges(url: string, token: string, id: string) {
  const gone = new AbortController()
  const answer = await fetch(`${url}/api/resumes/${id}/versions`, {
    headers: { authorization: `Bearer ${token}` },
    signal: gone.signal,
  })
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  const next = async (): Promise<number | null | undefined> => {
    for (;;) {
      const found = /^event: version\ndata: (.+)\n\n/m.exec(text)
      if (found !== null) {
        text = text.slice(found.index + found[0].length)
        return (JSON.parse(found[1] ?? '') as { version: number | null }).version
      }
      const read = await reader?.read()
      if (read?.value === undefined) return undefined
      text += read.value
    }
  }
  return { answer, next, leave: () => gone.abort() }
}
