import path from 'node:path';
import ts from 'typescript';
import { problemAtKey, type JsonFile } from '../../src/content/files/jsonFile';
import type { Problem } from '../../src/content/problem';
import { splitPlural } from '../../src/content/strings/plurals';
import type { StringTable } from '../../src/content/strings/strings';
import { escapeRegExp } from '../../src/content/strings/terms';

/**
 * Returns the English strings, given by namespace, that no call of `t(…)`, or of what `useDataText` returns, can show.
 * What a call can show is read from the types: `t('title')` shows one string, `t(`benefits.${id}.title`)` one for each
 * value that the type of `id` has.
 */
export function unusedStrings(root: string, english: Readonly<Record<string, JsonFile<StringTable>>>): Problem[] {
  const shown = shownNames(root);
  return Object.entries(english).flatMap(([namespace, table]) => {
    const isShown = (key: string) => shown.some((pattern) => pattern.test(`${namespace}:${key}`));
    return Object.keys(table.value ?? {})
      .filter((key) => !isShown(key) && !isShown(splitPlural(key).base))
      .map((key) =>
        problemAtKey(table, key, {
          check: 'Unused',
          found: `"${key}", which no t(…) in src shows`,
          expected: 'only strings that the site shows',
          fix: 'take it out of locales/en, locales/meta and the translations, or show it',
        }),
      );
  });
}

/** Patterns of the strings that the calls show, such as `home:hero.title`. */
function shownNames(root: string): RegExp[] {
  const config = ts.readConfigFile(path.join(root, 'tsconfig.json'), (file) => ts.sys.readFile(file));
  const { fileNames, options } = ts.parseJsonConfigFileContent(config.config, ts.sys, root);
  const ours = fileNames.filter((file) => file.startsWith(path.join(root, 'src/')));
  const program = ts.createProgram(ours, { ...options, types: [] });
  const checker = program.getTypeChecker();
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const [[key], namespace] = [node.arguments, namespaceOf(checker, node.expression)];
      for (const text of namespace && key ? keysOf(checker, key) : [])
        names.add(text.includes(':') ? text : `${namespace}:${text}`);
    }
    ts.forEachChild(node, visit);
  };
  for (const source of program.getSourceFiles())
    if (ours.includes(source.fileName) && !source.isDeclarationFile) visit(source);
  return [...names].map((name) => new RegExp(`^${name.split(anything).map(escapeRegExp).join('.+')}$`));
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
  const [, namespace] = /(?:= useTranslation\(\[?|^\w+ = useDataText\(|^\w+: TFunction<)'(\w+)'/.exec(written) ?? [];
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
