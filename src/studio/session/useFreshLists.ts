'use client'

import { useEffect, useSyncExternalStore } from 'react'
import { useSWRConfig } from 'swr'
import { followChanges, isMadeOf, versionOf } from '../api/lists'
import type { StudioSession } from './session'

/** Reloads the lists of this window when their documents change. */
export function useFreshLists({ boot }: Pick<StudioSession, 'boot'>): void {
  const { mutate } = useSWRConfig()
  useEffect(
    () => followChanges((changed) => void mutate((key) => isMadeOf({ key, changed, place: boot }))),
    [boot, mutate],
  )
}

/** Returns the version of a paginated list for its SWR key. SWR caches such pages until the window closes. */
export function useListVersion(address: string): number {
  return useSyncExternalStore(
    followChanges,
    () => versionOf(address),
    () => 0,
  )
}
