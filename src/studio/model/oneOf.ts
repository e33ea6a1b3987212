import * as z from 'zod/mini'

/** The fields of each kind, besides its name. */
type Kinds = Record<string, () => z.core.$ZodLooseShape>

export type OneOf<Key extends string, All extends Kinds> = {
  [Kind in keyof All & string]: z.output<z.ZodMiniObject<ReturnType<All[Kind]> & Record<Key, z.ZodMiniLiteral<Kind>>>>
}[keyof All & string]

/**
 * A union discriminated by `key`, like `z.discriminatedUnion`. A member's schema is built when its first value is read:
 * building all of them would delay the opening of the studio and of the preview.
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
