import { cloneElement, createElement, Fragment, isValidElement } from 'react'
import type { ReactElement, ReactNode } from 'react'

/** The names that React renders as tags. Any other name fails the whole page. */
const TAG = /^[a-zA-Z][:_.\-a-zA-Z\d]*$/

/**
 * The nodes that are already rendered. Without it the innermost of nested elements would be walked once for each
 * surrounding one.
 */
const whole = new WeakSet<object>()

type Props = Record<string, unknown> & { children?: ReactNode }

/**
 * Calls the server components of an element at once, so that errors are thrown here, where they can be caught. React
 * would call them later, and has no error boundaries on the server. React waits for async components; `onError` is
 * called if one fails.
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
  if (isPlainObject(node)) throw new Error('An object is not a text and cannot be rendered.')
  return node
}

/**
 * Children that a component passes on are an array here, but were written as single children: they are spread, since
 * React requires no keys for those.
 */
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
  // Spread: React requires keys in an array, but not for children that were written one by one.
  const list = Array.isArray(children) ? (children as ReactNode[]) : [children]
  return cloneElement(element, rendered, ...list.map((child) => renderChild(child, isOfBrowser, onError)))
}

/** Client components accept more than nodes as their children. */
function renderChild(child: ReactNode, isOfBrowser: boolean, onError: (error: unknown) => void): ReactNode {
  return isOfBrowser ? (renderValue(child, onError) as ReactNode) : renderWhole(child, onError)
}

/** Renders the props of a client component, which may contain elements anywhere. */
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
  if (!TAG.test(type)) throw new Error(`"${type}" is not a valid tag name.`)
  if (style != null && typeof style !== 'object') throw new Error(`The style of <${type}> must be an object.`)
}

/** Client components are references here, with a `$$typeof`. */
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
