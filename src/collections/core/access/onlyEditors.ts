import type { PayloadRequest } from 'payload'
import { isEditor } from './roles'

/** Editors and administrators; serves collections and fields. */
export const onlyEditors = ({ req }: { req: PayloadRequest }): boolean => isEditor(req)
