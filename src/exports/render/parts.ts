/**
 * React parts that slices and layouts are made of: pictures, links, rich text and islands of script.
 *
 * @module voix/render/parts
 */
/** @public */
export * from '../../render/parts'
