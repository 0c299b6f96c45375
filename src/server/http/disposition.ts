/** The header that names a file: as it is for whoever reads RFC 6266, in plain letters for the rest. */
export function disposition(name: string): string {
  const plain = name
    .replaceAll('–', '-')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]|["%\\]/g, '_')
  const whole = encodeURIComponent(name).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`
}
