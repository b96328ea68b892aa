/** The package has no types. These are the types that tools/make-fonts.ts needs. */
declare module 'subset-font' {
  type Axis = number | { min: number; max: number }
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'woff2'; variationAxes: Record<string, Axis> },
  ): Promise<Buffer>
}
