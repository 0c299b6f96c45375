/** The door of the signed-in product. */
import { startApp } from './app.tsx'

await startApp()
