/** Stands in for Gatsby's handler of `Head` exports, which no page of this site has (src/build/webpack.ts). */
export function headHandlerForBrowser(): void {}
