import type { ComponentType } from 'react'

/** The interactive part of a slice or layout, by a name that the browser finds it by. Made by {@link part}. */
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
 * The build makes a script of every such file. `name`: unique in the application, of small letters, digits and hyphens, written out
 * here, since the build reads it.
 */
export function part<Props extends object>(
  name: string,
  load: () => Promise<{ default: ComponentType<Props> }>,
): IslandPart<Props> {
  return Object.assign(() => load(), { part: name })
}

/**
 * What runs in the browser without React: given the island's element and its props. What it returns ends it, for a preview in which the props
 * change or the element goes.
 */
export type PlainScript<Props extends object> = (island: HTMLElement, props: Props) => (() => void) | void

/** A {@link PlainScript} by a name that the browser finds it by. Made by {@link plainPart}. */
export interface PlainPart<Props extends object> {
  (): Promise<{ default: PlainScript<Props> }>
  readonly part: string
}

/**
 * Names a script for `<PlainIsland>`, as {@link part} names a component: for what is too small for React. The build makes one file of it, of
 * what its module exports by default.
 */
export function plainPart<Props extends object>(
  name: string,
  load: () => Promise<{ default: PlainScript<Props> }>,
): PlainPart<Props> {
  return Object.assign(() => load(), { part: name })
}
