import { cloneElement, createElement, Fragment, isValidElement } from 'react'
import type { ReactElement, ReactNode } from 'react'

/** The names that React renders as tags; it gives up the page for any other. */
const TAG = /^[a-zA-Z][:_.\-a-zA-Z\d]*$/

/** What was rendered whole already. Elements stand inside each other: without it the innermost would be walked once for each around it. */
const whole = new WeakSet<object>()

type Props = Record<string, unknown> & { children?: ReactNode }

/**
 * Calls the server components of an element at once, so that whatever cannot be rendered is thrown here, where it can be
 * caught. React itself calls them later, out of the reach of who made the element, and on the server it has no error
 * boundaries. A component that is a promise is waited for by React; `onError` hears when it fails.
 */
export function renderWhole(node: ReactNode, onError: (error: unknown) => void): ReactNode {
  if (typeof node === 'object' && node !== null && whole.has(node)) return node
  const rendered = renderNode(node, onError)
  if (typeof rendered === 'object' && rendered !== null) whole.add(rendered)
  return rendered
}

function renderNode(node: ReactNode, onError: (error: unknown) => void): ReactNode {
  if (Array.isArray(node)) return renderList(node as ReactNode[], onError)
  if (isValidElement<Props>(node)) return renderElement(node, onError)
  if (isPlainObject(node)) throw new Error('An object is no text: it cannot be shown.')
  return node
}

/** Children that a component hands on are a list here, and were written one by one: as those React asks them for no keys. */
function renderList(list: readonly ReactNode[], onError: (error: unknown) => void): ReactNode {
  const items = list.map((item) => renderWhole(item, onError))
  const hasKeys = items.every((item) => !isValidElement(item) || item.key !== null)
  return hasKeys ? items : createElement(Fragment, null, ...items)
}

function renderElement(element: ReactElement<Props>, onError: (error: unknown) => void): ReactNode {
  const { type, props, key } = element
  if (isServerComponent(type)) {
    const result = type(props)
    if (isPromise(result)) {
      const rendered = result.then((inner) => renderWhole(inner, onError)).catch(onError)
      return withKey(rendered as ReactNode, key)
    }
    return withKey(renderWhole(result, onError), key)
  }
  if (typeof type === 'string') checkTag(type, props)
  const isOfBrowser = typeof type === 'function' || typeof type === 'object'
  const rendered = isOfBrowser ? renderProps(props, onError) : {}
  const { children } = props
  if (children === undefined) return cloneElement(element, rendered)
  // One by one: React asks a list for keys, but not the children that were written as such.
  const list = Array.isArray(children) ? (children as ReactNode[]) : [children]
  return cloneElement(element, rendered, ...list.map((child) => renderChild(child, isOfBrowser, onError)))
}

/** Components of the browser take more than nodes as their children. */
function renderChild(child: ReactNode, isOfBrowser: boolean, onError: (error: unknown) => void): ReactNode {
  return isOfBrowser ? (renderValue(child, onError) as ReactNode) : renderWhole(child, onError)
}

/** What crosses to a component of the browser: its props may hold elements anywhere. */
function renderProps(props: Props, onError: (error: unknown) => void): Record<string, unknown> {
  const { children: _children, ...others } = props
  return Object.fromEntries(Object.entries(others).map(([name, value]) => [name, renderValue(value, onError)]))
}

function renderValue(value: unknown, onError: (error: unknown) => void): unknown {
  if (isValidElement(value)) return renderWhole(value, onError)
  if (Array.isArray(value)) return value.map((item) => renderValue(item, onError))
  if (!isPlainObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, renderValue(item, onError)]))
}

function checkTag(type: string, { style }: Props): void {
  if (!TAG.test(type)) throw new Error(`"${type}" is no name of a tag.`)
  if (style != null && typeof style !== 'object') throw new Error(`The style of <${type}> must be an object.`)
}

/** Components of the browser are references here: they carry a `$$typeof`. */
function isServerComponent(type: unknown): type is (props: Props) => ReactNode {
  if (typeof type !== 'function' || '$$typeof' in type) return false
  const { prototype } = type as { prototype?: { isReactComponent?: unknown } }
  return !prototype?.isReactComponent
}

function withKey(node: ReactNode, key: string | null): ReactNode {
  return key === null ? node : createElement(Fragment, { key }, node)
}

function isPromise(value: unknown): value is Promise<ReactNode> {
  return value instanceof Promise
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
}
