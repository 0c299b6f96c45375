/** The door of the signed-in product. */
import './tokens.css'
import { startApp } from './app.tsx'

await startApp()
