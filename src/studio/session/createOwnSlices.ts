import { toast } from '@payloadcms/ui'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { readOwnSlices, storeOwnSlices, type OwnSlices } from '../api/ownSlices'
import type { StudioBoot } from '../model/boot'

/** The favourites and the last used slices of the user. */
export interface OwnSlicesControl {
  store: Pick<StoreApi<OwnSlices>, 'getState' | 'subscribe' | 'getInitialState'>
  /** Reads the stored settings, once. */
  read: () => Promise<void>
  /** Puts a slice at the start of the recent ones. */
  use: (name: string) => void
  /** Makes a slice a favourite, or no longer one. */
  toggleFavourite: (name: string) => void
}

const MOST_RECENT = 6

export function createOwnSlices(boot: Pick<StudioBoot, 'apiRoute'>): OwnSlicesControl {
  const store = createStore<OwnSlices>(() => ({ favourites: [], recent: [] }))
  let reading: Promise<string | null> | null = null
  let sending = Promise.resolve()

  /** Returns the error, if any. Settings that could not be read are not overwritten. */
  const readOnce = () => (reading ??= readNow())
  const readNow = async () => {
    const answer = await readOwnSlices(boot)
    if (answer.ok) store.setState(answer.data)
    else reading = null
    return answer.ok ? null : answer.message
  }
  const change = async (next: (own: OwnSlices) => Partial<OwnSlices>): Promise<string | null> => {
    const unread = await readOnce()
    if (unread !== null) return unread
    store.setState(next(store.getState()))
    // One after the other: the last one that arrives is the last that was made.
    const sent = sending.then(() => storeOwnSlices(boot, store.getState()))
    sending = sent.then(() => undefined)
    const answer = await sent
    return answer.ok ? null : answer.message
  }
  return {
    store,
    read: async () => void (await readOnce()),
    use: (name) => {
      if (store.getState().recent[0] === name) return
      void change(({ recent }) => ({
        recent: [name, ...recent.filter((other) => other !== name)].slice(0, MOST_RECENT),
      }))
    },
    toggleFavourite: (name) => {
      const toggled = ({ favourites }: OwnSlices) => ({
        favourites: favourites.includes(name) ? favourites.filter((other) => other !== name) : [...favourites, name],
      })
      void change(toggled).then(
        (problem) => problem !== null && toast.error(`The favourites are not saved: ${problem}`),
      )
    },
  }
}
