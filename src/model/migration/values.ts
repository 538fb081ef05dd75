// What an expression may stand for: through variables, conditions, members and functions of the same file.
import type { Program } from './program.ts';
import {
  eachChild,
  isFunction,
  keyOf,
  propertyOf,
  returnsOf,
  type SyntaxNode,
  unwrap,
  valueIn,
} from './syntax.ts';

/** Of one expression; more is generated code. */
const MOST_STEPS = 16;

/** Both halves of a condition; what cannot be followed stands for itself. */
export function valuesOf(node: SyntaxNode, program: Program): SyntaxNode[] {
  const found: SyntaxNode[] = [];
  const seen = new Set<SyntaxNode>();
  const left = [node];
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    const inner = unwrap(next);
    if (seen.has(inner) || seen.size > MOST_STEPS) continue;
    seen.add(inner);
    const followed = stepsFrom(inner, program);
    if (followed.length === 0) found.push(inner);
    left.push(...followed.slice(0, MOST_STEPS).reverse());
  }
  return found;
}

function stepsFrom(node: SyntaxNode, program: Program): SyntaxNode[] {
  const given = (...all: (SyntaxNode | null | undefined)[]): SyntaxNode[] =>
    all.flatMap((each) => each ?? []);
  switch (node.type) {
    case 'Identifier':
      return program.bindingOf(node)?.values ?? [];
    case 'ConditionalExpression':
      return given(node.consequent, node.alternate);
    case 'LogicalExpression':
      return node.operator === '&&' ? given(node.right) : given(node.left, node.right);
    case 'AssignmentExpression':
      return given(node.right);
    case 'MemberExpression':
      return given(memberOf(node, program));
    case 'CallExpression': {
      const callee = node.callee && unwrap(node.callee);
      const [named] = callee?.type === 'Identifier' ? stepsFrom(callee, program) : [];
      const fn = named && unwrap(named);
      return fn && isFunction(fn) ? returnsOf(fn) : [];
    }
    default:
      return [];
  }
}

/** The literal that a name or an expression stands for, if it is one. */
export function literalOf(node: SyntaxNode, program: Program): SyntaxNode | null {
  const inner = unwrap(node);
  if (inner.type === 'ObjectExpression') return inner;
  if (inner.type !== 'Identifier') return null;
  const [value] = program.bindingOf(inner)?.values ?? [];
  const literal = value && unwrap(value);
  return literal?.type === 'ObjectExpression' ? literal : null;
}

/** `names.script`, if `names` is a literal that has it. */
export function memberOf(node: SyntaxNode, program: Program): SyntaxNode | null {
  const key = keyOf(node);
  const from = node.object && literalOf(node.object, program);
  const property = from && key !== null ? propertyOf(from, key) : null;
  return property && valueIn(property);
}

const MOST_FOLLOWED = 8;
/** In characters: what is longer makes no name of a file. */
const LONGEST_FOLLOWED = 1000;

/** True if nothing but this expression uses what it stands for. */
export function isOnlyFor(value: SyntaxNode, node: SyntaxNode, program: Program): boolean {
  let inner = unwrap(node);
  for (let step = 0; step < MOST_STEPS; step += 1) {
    if (inner.start <= value.start && value.end <= inner.end) return true;
    const binding = inner.type === 'Identifier' ? program.bindingOf(inner) : null;
    const next = binding?.values[0];
    if (binding?.references.length !== 1 || binding.values.length !== 1 || !next) return false;
    inner = unwrap(next);
  }
  return false;
}

/** True for a function without a name, or whose name is used in one place. */
export function isUsedOnce(fn: SyntaxNode, program: Program): boolean {
  const parent = program.parentOf(fn);
  const id = parent?.type === 'VariableDeclarator' ? parent.id : fn.id;
  return !id || program.bindingOf(id)?.references.length === 1;
}

/** A part of a text as it is written. */
export interface Text {
  node: SyntaxNode;
  /** False if something else may use it too. */
  isOnlyHere: boolean;
}

/** The texts that an expression is made of, also those in variables and functions that it names. */
export function textsIn(node: SyntaxNode, program: Program): Text[] {
  const found: Text[] = [];
  const followed = new Set<SyntaxNode>();
  const visit = (each: SyntaxNode, isOnlyHere: boolean): void => {
    if (each.type === 'StringLiteral' || each.type === 'TemplateElement') {
      found.push({ node: each, isOnlyHere });
    } else if (each.type === 'Identifier') {
      const binding = program.bindingOf(each);
      const isHere = isOnlyHere && binding?.references.length === 1;
      for (const value of binding?.values.slice(0, MOST_FOLLOWED) ?? []) follow(value, isHere);
    } else if (each.type === 'MemberExpression') {
      const value = memberOf(each, program);
      if (value) follow(value, false);
      else if (each.object && unwrap(each.object).type !== 'Identifier') {
        visit(each.object, isOnlyHere);
      }
    } else {
      // The name of an option is no variable.
      const name = each.computed ? undefined : each.key;
      eachChild(each, (child) => child !== name && visit(child, isOnlyHere));
    }
  };
  /** Objects and lists hold more than this one text. */
  const follow = (value: SyntaxNode, isOnlyHere: boolean): void => {
    const inner = unwrap(value);
    if (followed.size > MOST_FOLLOWED || followed.has(inner)) return;
    followed.add(inner);
    if (/^(?:Object|Array|New|Class)Expression$/.test(inner.type)) return;
    if (inner.end - inner.start < LONGEST_FOLLOWED) visit(inner, isOnlyHere);
  };
  visit(node, true);
  return found;
}
