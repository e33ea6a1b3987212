/** Each has a drawing in featureIcons.tsx. */
export const FEATURE_ICONS = [
  'wave',
  'sun',
  'palm',
  'glass',
  'plate',
  'bed',
  'boat',
  'heart',
  'family',
  'key',
  'flower',
  'music',
] as const

export type FeatureIconName = (typeof FEATURE_ICONS)[number]
