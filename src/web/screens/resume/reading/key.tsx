/** The key that does what a button says; its tooltip and the list of keys say it to those who hear. */
export const Key = ({ children }: { children: string }) => (
  <kbd aria-hidden className="reading-key">
    {children}
  </kbd>
)
