/** A page as Gatsby's documentation has it: in `src/pages`, with a script and a `Head` export. */
export default function PlainPage() {
  return (
    <main>
      <h1>A plain page</h1>
      <script src="/plain.js" defer />
    </main>
  );
}

export function Head() {
  return <title>A plain page</title>;
}
