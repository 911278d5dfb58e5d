import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { keyPosition } from '../model/jsonFile';
import type { Problem } from '../model/problem';
import { splitPlural } from '../model/plurals';
import { stringTableSchema } from '../model/strings';
import { escapeRegExp } from '../model/terms';
import { namespaces } from '../routes';

/**
 * The English strings that no call of `t(…)` can show. What a call can show is read from the types: `t('title')` shows
 * one string, `t(`benefits.${id}.title`)` one for each value that the type of `id` has.
 */
export function unusedStrings(root: string): Problem[] {
  const shown = shownKeys(root);
  return namespaces.flatMap((namespace) => {
    const file = `locales/en/${namespace}.json`;
    const text = readFileSync(path.join(root, file), 'utf8');
    const keys = Object.keys(stringTableSchema.parse(JSON.parse(text)));
    return keys
      .filter(
        (key) =>
          ![key, splitPlural(key).base].some(
            (name) =>
              shown.literal.has(`${namespace}:${name}`) ||
              shown.patterns.some((pattern) => pattern.test(`${namespace}:${name}`)),
          ),
      )
      .map((key): Problem => ({
        severity: 'error',
        check: 'Unused',
        file,
        ...keyPosition(text, key),
        found: `"${key}", which no t(…) in src shows`,
        expected: 'only strings that the site shows',
        fix: `take it out of locales/en, locales/meta and the translations, or show it`,
      }));
  });
}

function shownKeys(root: string) {
  const config = ts.readConfigFile(path.join(root, 'tsconfig.json'), (file) => ts.sys.readFile(file));
  const { fileNames, options } = ts.parseJsonConfigFileContent(config.config, ts.sys, root);
  const ours = fileNames.filter((file) => file.startsWith(path.join(root, 'src/')));
  const program = ts.createProgram(ours, { ...options, types: [] }, hostOfOurOwnFiles(options));
  const checker = program.getTypeChecker();
  const literal = new Set<string>();
  /** Of calls with a part that may be any text. */
  const patterns: RegExp[] = [];
  const visit = (node: ts.Node): void => {
    const [argument] = ts.isCallExpression(node) ? node.arguments : [];
    const namespace = ts.isCallExpression(node) ? namespaceOf(checker, node.expression) : undefined;
    if (namespace && argument)
      for (const key of textsOf(checker, argument)) {
        const name = key.includes(':') ? key : `${namespace}:${key}`;
        if (name.includes(anything))
          patterns.push(new RegExp(`^${name.split(anything).map(escapeRegExp).join('.+')}$`));
        else literal.add(name);
      }
    ts.forEachChild(node, visit);
  };
  for (const source of program.getSourceFiles())
    if (ours.includes(source.fileName) && !source.isDeclarationFile) visit(source);
  return { literal, patterns };
}

/** The packages that the type of a key is made with. */
const namers: ReadonlySet<string> = new Set(['zod', 'i18next']);

/** Leaves the other packages unread: no key is typed by them, and their declarations take most of a program's time. */
function hostOfOurOwnFiles(options: ts.CompilerOptions): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  const cache = ts.createModuleResolutionCache(host.getCurrentDirectory(), (name) => name, options);
  host.resolveModuleNameLiterals = (names, from, redirected) =>
    names.map(({ text }) =>
      text.startsWith('.') || namers.has(text)
        ? ts.resolveModuleName(text, from, options, host, cache, redirected)
        : { resolvedModule: undefined },
    );
  return host;
}

/** Marks a part of a key that may be any text. */
const anything = '\u0000';

/**
 * Of a function that `useTranslation('home')` gave: the namespace of keys that name none; of a translator's own `t`, the
 * default one. Undefined for any other function.
 */
function namespaceOf(checker: ts.TypeChecker, name: ts.Expression): string | undefined {
  if (ts.isPropertyAccessExpression(name) && name.name.text === 't') return 'common';
  if (!ts.isIdentifier(name)) return undefined;
  const declaration = checker.getSymbolAtLocation(name)?.declarations?.[0];
  const isBound =
    declaration && ts.isBindingElement(declaration) && (declaration.propertyName ?? declaration.name).getText() === 't';
  const call =
    isBound && ts.isVariableDeclaration(declaration.parent.parent) ? declaration.parent.parent.initializer : undefined;
  if (call && ts.isCallExpression(call) && call.expression.getText() === 'useTranslation') {
    const [names] = call.arguments;
    const first = names && ts.isArrayLiteralExpression(names) ? names.elements[0] : names;
    if (first && ts.isStringLiteralLike(first)) return first.text;
  }
  if (name.text === 't')
    throw new Error(
      `${name.getSourceFile().fileName}: t is not from useTranslation('a namespace'), so that nobody can tell which strings it shows`,
    );
  return undefined;
}

/** Every text that an expression can be. */
function textsOf(checker: ts.TypeChecker, expression: ts.Expression): string[] {
  if (ts.isStringLiteralLike(expression)) return [expression.text];
  if (ts.isConditionalExpression(expression))
    return [...textsOf(checker, expression.whenTrue), ...textsOf(checker, expression.whenFalse)];
  if (ts.isTemplateExpression(expression))
    return expression.templateSpans.reduce(
      (starts, span) =>
        starts.flatMap((start) => textsOf(checker, span.expression).map((text) => start + text + span.literal.text)),
      [expression.head.text],
    );
  return textsOfType(checker.getTypeAtLocation(expression));
}

function textsOfType(type: ts.Type): string[] {
  if (type.isUnion()) return type.types.flatMap(textsOfType);
  return type.isStringLiteral() || type.isNumberLiteral() ? [String(type.value)] : [anything];
}
