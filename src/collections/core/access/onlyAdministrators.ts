import type { PayloadRequest } from 'payload'
import { isAdministrator } from './roles'

/** Administrators only; serves collections and fields. */
export const onlyAdministrators = ({ req }: { req: PayloadRequest }): boolean => isAdministrator(req)
