// Before the first paint: the theme that the person chose, if any (frame/theme.ts).
try {
  const theme = localStorage.getItem('lapelTheme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // Storage is switched off: the system's theme it is.
}
