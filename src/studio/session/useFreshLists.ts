'use client'

import { useEffect, useSyncExternalStore } from 'react'
import { useSWRConfig } from 'swr'
import { followChanges, isMadeOf, versionOf } from '../api/lists'
import type { StudioSession } from './session'

/** Reads again what this window shows of documents that have changed. */
export function useFreshLists({ boot }: Pick<StudioSession, 'boot'>): void {
  const { mutate } = useSWRConfig()
  useEffect(
    () => followChanges((changed) => void mutate((key) => isMadeOf({ key, changed, place: boot }))),
    [boot, mutate],
  )
}

/** The version of a list that is read page by page, for its key: SWR itself keeps such pages until the window closes. */
export function useListVersion(address: string): number {
  return useSyncExternalStore(
    followChanges,
    () => versionOf(address),
    () => 0,
  )
}
