import type { ComponentType } from 'react'

/** The interactive part of a slice or layout, with a name by which the browser finds it. Created by {@link part}. */
export interface IslandPart<Props extends object> {
  (): Promise<{ default: ComponentType<Props> }>
  readonly part: string
}

/**
 * Names a component for `<Island>`, in a file of its own called `<something>.part.ts`:
 *
 * ```ts
 * 'use client'
 *
 * export const gallery = part('gallery', () => import('./Gallery.client'))
 * ```
 *
 * The build creates a script of every such file. `name`: unique in the application, of lower-case letters, digits and
 * hyphens, as a literal, since the build reads it.
 */
export function part<Props extends object>(
  name: string,
  load: () => Promise<{ default: ComponentType<Props> }>,
): IslandPart<Props> {
  return Object.assign(() => load(), { part: name })
}

/**
 * A function that runs in the browser without React, with the island's element and its props. It may return a cleanup
 * function, which the preview calls if the props change or the element is removed.
 */
export type PlainScript<Props extends object> = (island: HTMLElement, props: Props) => (() => void) | void

/** A {@link PlainScript} with a name by which the browser finds it. Created by {@link plainPart}. */
export interface PlainPart<Props extends object> {
  (): Promise<{ default: PlainScript<Props> }>
  readonly part: string
}

/**
 * Names a script for `<PlainIsland>`, as {@link part} names a component: for parts that are too small for React. The
 * build bundles the module's default export into one file.
 */
export function plainPart<Props extends object>(
  name: string,
  load: () => Promise<{ default: PlainScript<Props> }>,
): PlainPart<Props> {
  return Object.assign(() => load(), { part: name })
}
