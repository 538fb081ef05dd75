// Reads members, their types and their JSDoc from a declaration file by parsing alone: a type check of webpack's takes ten times as long.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript6';
import type { DeclaredType, Parameter } from '../../../model/reference.ts';
import { alternatives } from '../type-values.ts';

const MODULES = join(import.meta.dirname, '../../../../node_modules');

interface Documentation {
  since: string | null;
  deprecated: boolean;
  source: string;
}

export interface Member extends Documentation {
  name: string;
  /** The declared type; of a method, its signature as a function type. */
  type: string;
  optional: boolean;
  parameters: Parameter[];
  node: ts.Node;
}

type Container =
  | ts.ClassDeclaration
  | ts.InterfaceDeclaration
  | ts.TypeLiteralNode
  | ts.IntersectionTypeNode;

export class Declarations {
  readonly file: ts.SourceFile;
  readonly #named = new Map<string, ts.Statement>();
  readonly #variables = new Map<string, ts.Node>();

  constructor(text: string, name = 'types.d.ts') {
    // Comments are read where they are needed; parsing all of them doubles the time.
    const options = {
      languageVersion: ts.ScriptTarget.Latest,
      jsDocParsingMode: ts.JSDocParsingMode.ParseNone,
    };
    this.file = ts.createSourceFile(name, text, options, false);
    this.#collect(this.file.statements);
  }

  #collect(statements: readonly ts.Statement[]): void {
    for (const statement of statements) {
      if (ts.isVariableStatement(statement)) {
        for (const declaration of statement.declarationList.declarations) {
          if (ts.isIdentifier(declaration.name)) {
            this.#variables.set(declaration.name.text, statement);
          }
        }
      } else if (ts.isModuleDeclaration(statement) && statement.body) {
        if (ts.isModuleBlock(statement.body)) this.#collect(statement.body.statements);
      } else if ('name' in statement) {
        const name = statement.name as ts.Identifier | undefined;
        if (name?.text && !this.#named.has(name.text)) this.#named.set(name.text, statement);
      }
    }
  }

  /** Names of the declared classes, interfaces, types and functions. */
  names(): string[] {
    return [...this.#named.keys()];
  }

  /** What the file imports from a package. */
  importsFrom(name: string): string[] {
    return this.file.statements.flatMap((statement) => {
      if (!ts.isImportDeclaration(statement)) return [];
      const { moduleSpecifier: from, importClause } = statement;
      const bindings = importClause?.namedBindings;
      if (!ts.isStringLiteral(from) || from.text !== name || !bindings) return [];
      return ts.isNamedImports(bindings)
        ? bindings.elements.map((element) => element.name.text)
        : [];
    });
  }

  /** A class, interface or type as it is declared, without what it inherits. */
  declared(name: string): DeclaredType | undefined {
    const node = this.#named.get(name);
    if (!node) return undefined;
    if (ts.isTypeAliasDeclaration(node)) {
      const head = `type ${name}${this.#generics(node.typeParameters)}`;
      return { name, head, lines: this.#aliasLines(node.type) };
    }
    if (!ts.isClassDeclaration(node) && !ts.isInterfaceDeclaration(node)) return undefined;
    const isAbstract = ts
      .getModifiers(node)
      ?.some(({ kind }) => kind === ts.SyntaxKind.AbstractKeyword);
    const word = ts.isClassDeclaration(node)
      ? `${isAbstract ? 'abstract ' : ''}class`
      : 'interface';
    const bases = (node.heritageClauses ?? []).map((clause) => ` ${this.print(clause)}`).join('');
    const head = `${word} ${name}${this.#generics(node.typeParameters)}${bases}`;
    return { name, head, lines: this.#lines(node) };
  }

  /** Members of what is joined by `&`; alternatives of everything else. */
  #aliasLines(type: ts.TypeNode): string[] {
    if (ts.isTypeLiteralNode(type)) return this.#lines(type);
    if (!ts.isIntersectionTypeNode(type)) return alternatives(this.print(type));
    return type.types.flatMap((part) => {
      const container = this.#container(part);
      const isPlain = container !== undefined && !ts.isIntersectionTypeNode(container);
      return isPlain ? this.#lines(container) : [`& ${this.print(part)}`];
    });
  }

  #generics(parameters: readonly ts.TypeParameterDeclaration[] | undefined): string {
    const names = (parameters ?? []).map((parameter) => parameter.name.text);
    return names.length === 0 ? '' : `<${names.join(', ')}>`;
  }

  #lines({ members }: { members: ts.NodeArray<ts.TypeElement | ts.ClassElement> }): string[] {
    return members
      .filter((member) => !ts.isConstructorDeclaration(member))
      .map((member) => this.print(member).replace(/;$/, ''));
  }

  /** The class itself, with its constructor's parameters. */
  class(name: string): Member | undefined {
    const node = this.#named.get(name);
    if (!node || !ts.isClassDeclaration(node)) return undefined;
    const construct = node.members.find((member) => ts.isConstructorDeclaration(member));
    return { ...this.#blank(name, node), parameters: this.#parameters(construct) };
  }

  /** A `declare var` or `declare function`, as a member of nothing. */
  global(name: string): Member | undefined {
    const statement = this.#variables.get(name);
    if (statement && ts.isVariableStatement(statement)) {
      const [first] = statement.declarationList.declarations;
      return { ...this.#blank(name, statement), type: this.print(first?.type) };
    }
    const named = this.#named.get(name);
    return named && ts.isFunctionDeclaration(named) ? this.#member(name, named) : undefined;
  }

  /** Members of a class or interface with those it extends, or of a type that leads to some. */
  members(target: string | ts.TypeNode | undefined): Map<string, Member> {
    const container = this.#container(target);
    if (container && ts.isIntersectionTypeNode(container)) {
      return new Map(container.types.flatMap((part) => [...this.members(part)]));
    }
    const members = new Map<string, Member>();
    if (!container) return members;
    if (!ts.isTypeLiteralNode(container)) {
      for (const base of container.heritageClauses?.flatMap((clause) => clause.types) ?? []) {
        const inherited = this.members(base.expression.getText(this.file));
        for (const [name, member] of inherited) members.set(name, member);
      }
    }
    const own = new Set<string>();
    for (const node of container.members) {
      const name = node.name && memberName(node.name);
      // Of overloads, the first is the plain one.
      if (!name || own.has(name)) continue;
      own.add(name);
      members.set(name, this.#member(name, node));
    }
    return members;
  }

  /** What a call of this member gives: a method's or a function type's result. */
  result(member: Member | undefined): ts.TypeNode | undefined {
    const node = member?.node;
    if (!node) return undefined;
    if (ts.isMethodDeclaration(node) || ts.isMethodSignature(node)) return node.type;
    const type = typeOf(node);
    return type && ts.isFunctionTypeNode(type) ? type.type : undefined;
  }

  /** The declared type of a property, to read on in. */
  typeOf(member: Member | undefined): ts.TypeNode | undefined {
    return member && typeOf(member.node);
  }

  isStatic({ node }: Member): boolean {
    const modifiers = ts.canHaveModifiers(node) ? ts.getModifiers(node) : undefined;
    return modifiers?.some(({ kind }) => kind === ts.SyntaxKind.StaticKeyword) ?? false;
  }

  print(node: ts.Node | undefined): string {
    return node ? oneLine(printer.printNode(ts.EmitHint.Unspecified, node, this.file)) : '';
  }

  documentation(node: ts.Node): Documentation {
    const text = this.file.text;
    const ranges = ts.getLeadingCommentRanges(text, node.pos) ?? [];
    const comment = ranges.map(({ pos, end }) => text.slice(pos, end)).at(-1) ?? '';
    return readComment(comment.startsWith('/**') ? comment : '');
  }

  #blank(name: string, node: ts.Node): Member {
    const said = this.documentation(node);
    return { name, type: '', optional: false, parameters: [], node, ...said };
  }

  #member(name: string, node: ts.Node): Member {
    const type = typeOf(node);
    const call = callOf(node);
    const parameters = this.#parameters(call);
    const isMethod = call && call !== type;
    const signature = `(${parameters.map((one) => `${one.name}: ${one.type}`).join(', ')}) => ${this.print(call?.type)}`;
    return {
      ...this.#blank(name, node),
      type: isMethod ? signature : this.print(type),
      optional: 'questionToken' in node && node.questionToken !== undefined,
      parameters,
    };
  }

  #parameters(call: ts.SignatureDeclaration | undefined): Parameter[] {
    return (call?.parameters ?? []).flatMap((parameter) => {
      const name = parameter.name.getText(this.file);
      const rest = parameter.dotDotDotToken ? '...' : '';
      const optional = parameter.questionToken ? '?' : '';
      if (name === 'this') return [];
      return [{ name: `${rest}${name}${optional}`, type: this.print(parameter.type) }];
    });
  }

  #container(target: string | ts.TypeNode | undefined): Container | undefined {
    if (target === undefined) return undefined;
    if (typeof target !== 'string') {
      if (ts.isTypeLiteralNode(target) || ts.isIntersectionTypeNode(target)) return target;
      if (!ts.isTypeReferenceNode(target)) return undefined;
      const name = target.typeName.getText(this.file);
      return this.#container(name === 'Readonly' ? target.typeArguments?.[0] : name);
    }
    const found = this.#named.get(target);
    if (!found) return undefined;
    if (ts.isClassDeclaration(found) || ts.isInterfaceDeclaration(found)) return found;
    return ts.isTypeAliasDeclaration(found) ? this.#container(found.type) : undefined;
  }
}

const printer = ts.createPrinter({ removeComments: true });

/** TypeScript's notation on one line, with the site's quotes. */
function oneLine(type: string): string {
  return type
    .replace(/\s+/g, ' ')
    .replace(/\[ (?=\S)/g, '[')
    .replace(/(?<=\S) \]/g, ']')
    .replace(/"([^"'\\]*)"/g, "'$1'")
    .trim();
}

export function readComment(comment: string): Documentation {
  const lines = comment.replace(/^\/\*\*|\*\/$/g, '').split('\n');
  const text = lines
    .map((line) => line.replace(/^\s*\* ?/, '').trim())
    .join('\n')
    .trim();
  const since = /@since (\d+\.\d+(?:\.\d+)?)/.exec(text)?.[1] ?? null;
  const words = text
    .replace(/^@since .*$/gm, '')
    .replace(/@deprecated ?/g, '')
    .replace(/\n+/g, ' ');
  return { since, deprecated: text.includes('@deprecated'), source: words.trim() };
}

function memberName(name: ts.PropertyName): string {
  return ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : '';
}

function typeOf(node: ts.Node): ts.TypeNode | undefined {
  if (ts.isPropertySignature(node) || ts.isPropertyDeclaration(node)) return node.type;
  return ts.isGetAccessor(node) ? node.type : undefined;
}

function callOf(node: ts.Node): ts.SignatureDeclaration | undefined {
  if (ts.isMethodSignature(node) || ts.isMethodDeclaration(node)) return node;
  if (ts.isFunctionDeclaration(node)) return node;
  const type = typeOf(node);
  return type && ts.isFunctionTypeNode(type) ? type : undefined;
}

const parsed = new Map<string, Declarations>();

/** `declarationsOf('webpack/types.d.ts')`, parsed once per process. */
export function declarationsOf(file: string): Declarations {
  const known = parsed.get(file);
  if (known) return known;
  const read = new Declarations(readFileSync(join(MODULES, file), 'utf8'), file);
  parsed.set(file, read);
  return read;
}
