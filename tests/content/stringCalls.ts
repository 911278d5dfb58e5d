import path from 'node:path';
import ts from 'typescript';
import { problemAtKey, type JsonFile } from '../../src/content/files/jsonFile';
import type { Position, Problem } from '../../src/content/problem';
import { splitPlural } from '../../src/content/strings/plurals';
import type { StringTable } from '../../src/content/strings/strings';
import { escapeRegExp } from '../../src/content/strings/terms';

type EnglishFiles = Readonly<Record<string, JsonFile<StringTable>>>;

/** A call of `t(…)`, or of what `useDataText` returns. */
interface StringCall {
  /** A pattern of the strings that it can show, such as `home:hero.title`. */
  readonly shows: RegExp;
  readonly hasValues: boolean;
  readonly position: Position;
  /** Path from the project's root. */
  readonly file: string;
}

/**
 * Returns the calls in `src` that show strings. What a call can show is read from the types: `t('title')` shows one string,
 * `t(`benefits.${id}.title`)` one for each value that the type of `id` has.
 */
export function stringCalls(root: string): StringCall[] {
  const config = ts.readConfigFile(path.join(root, 'tsconfig.json'), (file) => ts.sys.readFile(file));
  const { fileNames, options } = ts.parseJsonConfigFileContent(config.config, ts.sys, root);
  const ours = fileNames.filter((file) => file.startsWith(path.join(root, 'src/')));
  const program = ts.createProgram(ours, { ...options, types: [] });
  const checker = program.getTypeChecker();
  const calls: StringCall[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const [key, values] = node.arguments;
      const namespace = namespaceOf(checker, node.expression);
      const source = node.getSourceFile();
      const { line, character } = source.getLineAndCharacterOfPosition(node.getStart());
      for (const text of namespace && key ? keysOf(checker, key) : [])
        calls.push({
          shows: patternOf(text.includes(':') ? text : `${namespace}:${text}`),
          hasValues: values !== undefined,
          position: { line: line + 1, column: character + 1 },
          file: path.relative(root, source.fileName),
        });
    }
    ts.forEachChild(node, visit);
  };
  for (const source of program.getSourceFiles())
    if (ours.includes(source.fileName) && !source.isDeclarationFile) visit(source);
  return calls;
}

function patternOf(name: string): RegExp {
  return new RegExp(`^${name.split(anything).map(escapeRegExp).join('.+')}$`);
}

/** Returns the English strings, given by namespace, that no call can show. */
export function unusedStrings(calls: readonly StringCall[], english: EnglishFiles): Problem[] {
  const patterns = [...new Map(calls.map(({ shows }) => [shows.source, shows])).values()];
  const isShown = (name: string) => patterns.some((pattern) => pattern.test(name));
  return Object.entries(english).flatMap(([namespace, table]) =>
    Object.keys(table.value ?? {})
      .filter((key) => !isShown(`${namespace}:${key}`) && !isShown(`${namespace}:${splitPlural(key).base}`))
      .map((key) =>
        problemAtKey(table, key, {
          check: 'Unused',
          found: `"${key}", which no t(…) in src shows`,
          expected: 'only strings that the site shows',
          fix: 'take it out of locales/en, locales/meta and the translations, or show it',
        }),
      ),
  );
}

/**
 * Returns the calls without values for strings with placeholders; calls with other values are errors of the compiler. Keys of
 * which a part may be any text are left out: they name texts of datasets.
 */
export function callsWithoutValues(calls: readonly StringCall[], english: EnglishFiles): Problem[] {
  const withPlaceholders = Object.entries(english).flatMap(([namespace, { value = {} }]) =>
    Object.entries(value).flatMap(([key, text]) =>
      text.includes('{{') ? [`${namespace}:${key}`, `${namespace}:${splitPlural(key).base}`] : [],
    ),
  );
  return calls.flatMap(({ shows, hasValues, position, file }): Problem[] => {
    const shown =
      hasValues || shows.source.includes('.+') ? undefined : withPlaceholders.find((name) => shows.test(name));
    return shown === undefined
      ? []
      : [
          {
            severity: 'error',
            check: 'Values',
            file,
            ...position,
            found: `t(…) of ${shown} without values for its placeholders`,
            expected: 'a value for each, as in t(key, { count })',
          },
        ];
  });
}

/** Marks a key, or a part of one, that may be any text. */
const anything = '\u0000';

/**
 * Returns the namespace of a `t` from `useTranslation('…')` or of the type `TFunction<'…'>`, or of what
 * `useDataText('…')` returns, the default one for a translator’s own `t`; undefined for another function.
 */
function namespaceOf(checker: ts.TypeChecker, name: ts.Expression): string | undefined {
  if (ts.isPropertyAccessExpression(name) && name.name.text === 't') return 'common';
  if (!ts.isIdentifier(name)) return undefined;
  const [declaration] = checker.getSymbolAtLocation(name)?.declarations ?? [];
  const isBound =
    declaration && ts.isBindingElement(declaration) && (declaration.propertyName ?? declaration.name).getText() === 't';
  const isWhole = declaration && (ts.isParameter(declaration) || ts.isVariableDeclaration(declaration));
  const written = isBound ? declaration.parent.parent.getText() : isWhole ? declaration.getText() : '';
  const [, namespace] = /(?:= useTranslation\(\[?|^\w+ = useDataText\(|^\w+: TFunction<\[?)'(\w+)'/.exec(written) ?? [];
  if (namespace) return namespace;
  if (name.text === 't')
    throw new Error(
      `${name.getSourceFile().fileName}: t is neither from useTranslation('a namespace') nor a TFunction<'a namespace'>, so that nobody can tell which strings it shows`,
    );
  return undefined;
}

/** Returns every key that an expression can be. */
function keysOf(checker: ts.TypeChecker, key: ts.Expression): string[] {
  if (!ts.isTemplateExpression(key)) return textsOf(checker.getTypeAtLocation(key));
  return key.templateSpans.reduce(
    (starts, { expression, literal }) =>
      textsOf(checker.getTypeAtLocation(expression)).flatMap((part) =>
        starts.map((start) => start + part + literal.text),
      ),
    [key.head.text],
  );
}

/** Returns every text that a type has. */
function textsOf(type: ts.Type): string[] {
  if (type.isUnion()) return type.types.flatMap(textsOf);
  return type.isStringLiteral() || type.isNumberLiteral() ? [String(type.value)] : [anything];
}
