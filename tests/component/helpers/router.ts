import { vi } from 'vitest'

/** A mock of the application's router, which records the navigations. */
export const router = { push: vi.fn(), replace: vi.fn(), refresh: vi.fn() }
