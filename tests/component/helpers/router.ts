import { vi } from 'vitest'

/** The application's router: where it was told to go. */
export const router = { push: vi.fn(), replace: vi.fn(), refresh: vi.fn() }
