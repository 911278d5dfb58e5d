declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2' | 'truetype';
    variationAxes?: Readonly<Record<string, number | { min: number; max: number }>>;
    keepFeatures?: readonly string[];
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
