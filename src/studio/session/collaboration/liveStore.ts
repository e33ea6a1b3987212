import { createStore } from 'zustand/vanilla'
import type { LiveState, LiveStore } from '../../model/collaboration'

export function createLiveStore(): LiveStore {
  return createStore<LiveState>(() => ({ connection: 'connecting', gone: null, savedBy: null, said: '' }))
}
