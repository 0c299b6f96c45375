/**
 * A kind of thing that a skill's name may be followed by and reads as one name with it: "Java
 * frameworks", "agile methodologies", "cloud best practices". Experts mark them together, and so
 * people write them in a list of skills.
 */
const head =
  /^ (?:frameworks?|technolog(?:y|ies)|methodolog(?:y|ies)|methods|principles|(?:best )?practices|processes|concepts|patterns|architectures?|standards|protocols|techniques|languages|environments?|libraries|tools|tooling|toolchains?|ecosystems?|platforms?|stack|fundamentals|internals)(?![\p{L}\p{N}-])/iu

/** Where the name ends that begins with a found skill. */
export function endWithHead(text: string, end: number): number {
  return end + (head.exec(text.slice(end, end + 24))?.[0].length ?? 0)
}
