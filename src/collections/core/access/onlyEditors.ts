import type { PayloadRequest } from 'payload'
import { isEditor } from './roles'

/** Allows editors and administrators. For collections and fields. */
export const onlyEditors = ({ req }: { req: PayloadRequest }): boolean => isEditor(req)
