import { callApi } from '../api/client.ts'
import { endSession } from '../api/session.ts'
import { forgetHandedPage } from './handed-page.ts'

/** The session ends here at once; the server is told, and its silence keeps nobody signed in. */
export async function logOut(): Promise<void> {
  await Promise.race([
    callApi('logout').catch(() => undefined),
    new Promise((resolve) => setTimeout(resolve, 1500)),
  ])
  forgetHandedPage()
  endSession('left')
}
