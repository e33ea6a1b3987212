import type { PayloadRequest } from 'payload'
import { isAdministrator } from './roles'

/** Allows administrators. For collections and fields. */
export const onlyAdministrators = ({ req }: { req: PayloadRequest }): boolean => isAdministrator(req)
