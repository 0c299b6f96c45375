/** The key that is held for a command: ⌘ on Apple's machines, else Ctrl. */
const isMac = /Mac|iPhone|iPad/.test(navigator.platform)

export const modifierKey = isMac ? '⌘' : 'Ctrl'
