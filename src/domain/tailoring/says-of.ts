/** Whether new words say something of what is asked for: no reason else. */
export function saysOf(requirement: string, words: string): boolean {
  const said = rootsOf(words)
  return [...rootsOf(requirement)].some((root) => said.has(root))
}

/** Of words that say something, by their length or their capitals: "Kubernetes-Cluster" and "Kubernetes" have one in common. */
const rootsOf = (text: string): Set<string> =>
  new Set(
    (text.match(/\p{L}{5,}|\p{Lu}[\p{Lu}\d+#]+/gu) ?? []).map((word) =>
      word.slice(0, rootLength).toLowerCase(),
    ),
  )

const rootLength = 6
