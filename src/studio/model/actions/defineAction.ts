import { z } from 'zod'
import type { StudioState } from '../types'

/**
 * An action: the schema of its message and what it does. `reduce` answers the same reference when the action is
 * impossible, so that nothing is recorded, sent or rendered.
 */
export function defineAction<const Type extends string, Shape extends z.core.$ZodLooseShape>(
  type: Type,
  shape: Shape,
  reduce: (state: StudioState, action: z.output<z.ZodObject<{ type: z.ZodLiteral<Type> } & Shape>>) => StudioState,
) {
  return { schema: z.object({ type: z.literal(type), ...shape }), reduce }
}
