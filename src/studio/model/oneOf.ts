import * as z from 'zod/mini'

/** What each kind holds beside its name. */
type Kinds = Record<string, () => z.core.$ZodLooseShape>

export type OneOf<Key extends string, All extends Kinds> = {
  [Kind in keyof All & string]: z.output<z.ZodMiniObject<ReturnType<All[Kind]> & Record<Key, z.ZodMiniLiteral<Kind>>>>
}[keyof All & string]

/**
 * A union whose members `key` tells apart, as `z.discriminatedUnion`. A member's schema is made when the first of its kind is read: all of
 * them at once would hold up the opening of the studio, in its window and again in the preview's.
 */
export function oneOf<const Key extends string, const All extends Kinds>(
  key: Key,
  kinds: All,
): z.ZodMiniType<OneOf<Key, All>> {
  const made = new Map<string, z.ZodMiniType>()
  const schemaOf = (kind: unknown): z.ZodMiniType | undefined => {
    if (typeof kind !== 'string' || !Object.hasOwn(kinds, kind)) return undefined
    const schema = made.get(kind) ?? z.object({ ...kinds[kind]?.(), [key]: z.literal(kind) })
    made.set(kind, schema)
    return schema
  }
  return z.pipe(
    z.looseObject({}),
    z.transform((value, context): OneOf<Key, All> => {
      const schema = schemaOf(value[key])
      const result = schema?.safeParse(value)
      if (result?.success) return result.data as OneOf<Key, All>
      const unknown = { path: [key], message: `The ${key} is none of ${Object.keys(kinds).join(', ')}.` }
      for (const { path, message } of result?.error.issues ?? [unknown])
        context.issues.push({ code: 'custom', input: value, path, message })
      return z.NEVER
    }),
  )
}
