/**
 * Draws the screen of the address. Another one is drawn when its code is there; until then the screen
 * before it stays.
 */
import {
  Component,
  startTransition,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react'

import { matchPath, onMove, readAddress } from './address.ts'
import { Routing } from './routing.ts'

export type Route = {
  /** With a star for the value that `draw` is given. */
  path: string
  draw: (value: string) => ReactNode
  preload?: () => Promise<void>
  /** Where it is false, nothing is drawn. */
  mayOpen?: () => boolean
}

type RouterProps = {
  routes: readonly Route[]
  Frame: ComponentType<{ children: ReactNode }>
  NotFound: ComponentType
  Failed: ComponentType
  onScreen: (pathname: string) => void
  onRefused: () => void
}

export function Router({ routes, Frame, NotFound, Failed, onScreen, onRefused }: RouterProps) {
  const [address, setAddress] = useState(readAddress)
  const shown = useRef(address.pathname)
  useEffect(() => void (shown.current = address.pathname), [address.pathname])
  useEffect(
    () =>
      onMove(() => {
        const next = readAddress()
        const move = () =>
          startTransition(() =>
            setAddress((last) =>
              last.pathname === next.pathname && last.search === next.search ? last : next,
            ),
          )
        const coming = next.pathname === shown.current ? undefined : fetchScreen(routes, next)
        if (coming) void coming.then(() => location.pathname === next.pathname && move())
        else move()
      }),
    [routes],
  )
  const { pathname } = address
  const found = findRoute(routes, pathname)
  const isRefused = found?.route.mayOpen?.() === false
  const refuse = useEffectEvent(() => onRefused())
  useEffect(() => {
    if (isRefused) refuse()
  }, [isRefused])
  const routing = useMemo(
    () => ({
      address,
      fetchScreen: (path: string) => void findRoute(routes, path)?.route.preload?.(),
    }),
    [routes, address],
  )
  if (isRefused) return null
  return (
    <Routing value={routing}>
      <Boundary at={pathname} Failed={Failed}>
        <Frame>
          <Boundary at={pathname} Failed={Failed}>
            {found ? found.route.draw(found.value) : <NotFound />}
            <Arrival at={pathname} onScreen={onScreen} />
          </Boundary>
        </Frame>
      </Boundary>
    </Routing>
  )
}

/** Beside the screen, so that it is told of once the screen is there. */
function Arrival({ at, onScreen }: { at: string; onScreen: (pathname: string) => void }) {
  const arrive = useEffectEvent((path: string) => onScreen(path))
  useEffect(() => arrive(at), [at])
  return null
}

/** The code of the screen of an address; drawn without it, what a screen holds might begin twice. */
export function fetchScreen(
  routes: readonly Route[],
  { pathname }: { pathname: string },
): Promise<void> | undefined {
  return findRoute(routes, pathname)?.route.preload?.()
}

function findRoute(routes: readonly Route[], pathname: string) {
  for (const route of routes) {
    const value = matchPath(route.path, pathname)
    if (value !== null) return { route, value }
  }
  return null
}

type BoundaryProps = { at: string; Failed: ComponentType; children: ReactNode }
type BoundaryState = { at: string; hasFailed: boolean }

/** What broke is drawn anew at another address. */
class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { at: this.props.at, hasFailed: false }

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { hasFailed: true }
  }

  static getDerivedStateFromProps({ at }: BoundaryProps, state: BoundaryState) {
    return at === state.at ? null : { at, hasFailed: false }
  }

  override render(): ReactNode {
    const { Failed, children } = this.props
    return this.state.hasFailed ? <Failed /> : children
  }
}
