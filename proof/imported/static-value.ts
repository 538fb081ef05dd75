// Reads the value of an expression off its syntax: code of other people is looked at, never run.
import ts from 'typescript6';

/** Thrown for what only running the code would tell. */
export class NotStatic extends Error {}

/** Names that stand for each other in turn would be followed for ever. */
interface Budget {
  left: number;
}

const FOLDER = '/project';
const stub = (): void => {};

/** Functions become stubs, instances become plugins, paths become absolute ones: enough for a schema. */
export function staticValue(
  node: ts.Node,
  source: ts.SourceFile,
  budget: Budget = { left: 20_000 },
): unknown {
  budget.left -= 1;
  if (budget.left < 0) throw new NotStatic('too much');
  const value = (child: ts.Node): unknown => staticValue(child, source, budget);
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isNumericLiteral(node)) return Number(node.text);
  if (ts.isRegularExpressionLiteral(node)) return regExp(node.text);
  if (ts.isTemplateExpression(node)) return templateText(node);
  if (ts.isObjectLiteralExpression(node)) return objectValue(node, source, budget);
  if (ts.isArrayLiteralExpression(node)) return arrayValue(node, source, budget);
  if (ts.isArrowFunction(node) || ts.isFunctionExpression(node) || ts.isFunctionDeclaration(node)) {
    return stub;
  }
  if (ts.isNewExpression(node)) return newValue(node);
  if (ts.isCallExpression(node)) return callValue(node, source, budget);
  if (ts.isPropertyAccessExpression(node)) return memberValue(node);
  if (ts.isIdentifier(node)) return nameValue(node, source, budget);
  if (ts.isPrefixUnaryExpression(node)) return unary(node, value);
  if (ts.isConditionalExpression(node)) return value(node.whenTrue);
  if (ts.isBinaryExpression(node)) return binary(node, value);
  if (
    ts.isParenthesizedExpression(node) ||
    ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node)
  ) {
    return value(node.expression);
  }
  if (node.kind === ts.SyntaxKind.TrueKeyword) return true;
  if (node.kind === ts.SyntaxKind.FalseKeyword) return false;
  if (node.kind === ts.SyntaxKind.NullKeyword) return null;
  throw new NotStatic(node.getText(source).slice(0, 60));
}

function objectValue(
  node: ts.ObjectLiteralExpression,
  source: ts.SourceFile,
  budget: Budget,
): Record<string, unknown> {
  const entries = node.properties.flatMap((property): [string, unknown][] => {
    if (ts.isSpreadAssignment(property)) return [];
    const { name } = property;
    const isKey =
      name && (ts.isIdentifier(name) || ts.isStringLiteral(name) || ts.isNumericLiteral(name));
    if (!isKey) throw new NotStatic('a computed key');
    if (ts.isPropertyAssignment(property)) {
      return [[name.text, staticValue(property.initializer, source, budget)]];
    }
    if (ts.isShorthandPropertyAssignment(property)) {
      return [[name.text, nameValue(property.name, source, budget)]];
    }
    return [[name.text, stub]];
  });
  return Object.fromEntries(entries);
}

function arrayValue(
  node: ts.ArrayLiteralExpression,
  source: ts.SourceFile,
  budget: Budget,
): unknown[] {
  return node.elements
    .filter((element) => !ts.isSpreadElement(element))
    .map((element) => staticValue(element, source, budget));
}

function regExp(text: string): RegExp {
  const end = text.lastIndexOf('/');
  try {
    return new RegExp(text.slice(1, end), text.slice(end + 1));
  } catch {
    throw new NotStatic(text);
  }
}

/** What stands in for a hole does not matter to a schema. */
const templateText = (node: ts.TemplateExpression): string =>
  node.head.text + node.templateSpans.map(({ literal }) => `x${literal.text}`).join('');

function newValue({ expression }: ts.NewExpression): unknown {
  if (expression.getText() === 'RegExp') return /x/;
  if (expression.getText() === 'URL') return new URL('file:///project/x');
  return { apply: stub };
}

function callValue(node: ts.CallExpression, source: ts.SourceFile, budget: Budget): unknown {
  const name = node.expression.getText(source);
  if (/^(?:path\.)?(?:resolve|join)$/.test(name)) return `${FOLDER}/x`;
  if (/^(?:require(?:\.resolve)?|import\.meta\.resolve|fileURLToPath)$/.test(name)) {
    return `${FOLDER}/x.js`;
  }
  if (ts.isPropertyAccessExpression(node.expression) && name.endsWith('.filter')) {
    const list = staticValue(node.expression.expression, source, budget);
    if (Array.isArray(list)) return list.filter(Boolean);
  }
  throw new NotStatic(`${name}()`);
}

function memberValue(node: ts.PropertyAccessExpression): unknown {
  const name = node.getText();
  if (/^(?:process\.env\.\w+|\w+\.loader|import\.meta\.(?:dirname|filename|url))$/.test(name)) {
    return `${FOLDER}/x`;
  }
  // `SomePlugin.squooshMinify`: a function that a package offers.
  if (/^[A-Z]\w*\.\w+$/.test(name)) return stub;
  throw new NotStatic(name);
}

function nameValue(node: ts.Identifier, source: ts.SourceFile, budget: Budget): unknown {
  if (node.text === 'undefined') return undefined;
  if (node.text === '__dirname' || node.text === '__filename') return FOLDER;
  for (const statement of source.statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name?.text === node.text) return stub;
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (initializer && ts.isIdentifier(name) && name.text === node.text) {
        return staticValue(initializer, source, budget);
      }
    }
  }
  throw new NotStatic(node.text);
}

function unary(node: ts.PrefixUnaryExpression, value: (child: ts.Node) => unknown): unknown {
  const operand = value(node.operand);
  if (node.operator === ts.SyntaxKind.ExclamationToken) return !operand;
  if (node.operator === ts.SyntaxKind.MinusToken) return -Number(operand);
  throw new NotStatic(node.getText());
}

function binary(node: ts.BinaryExpression, value: (child: ts.Node) => unknown): unknown {
  const { kind } = node.operatorToken;
  if (kind === ts.SyntaxKind.PlusToken) return `${value(node.left)}${value(node.right)}`;
  if (kind === ts.SyntaxKind.AmpersandAmpersandToken) return value(node.right);
  const isChoice =
    kind === ts.SyntaxKind.BarBarToken || kind === ts.SyntaxKind.QuestionQuestionToken;
  if (isChoice) return value(node.right);
  const isComparison = /^[!=]==?$/.test(node.operatorToken.getText());
  if (isComparison) return true;
  throw new NotStatic(node.getText());
}
