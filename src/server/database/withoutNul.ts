import { type KyselyPlugin, OperationNodeTransformer, type PrimitiveValueListNode, type ValueNode } from 'kysely';

const clean = (value: unknown): unknown => (typeof value === 'string' ? value.replaceAll('\0', '\ufffd') : value);

class Transformer extends OperationNodeTransformer {
  protected override transformValue(node: ValueNode): ValueNode {
    return { ...node, value: clean(node.value) };
  }

  protected override transformPrimitiveValueList(node: PrimitiveValueListNode): PrimitiveValueListNode {
    return { ...node, values: node.values.map(clean) };
  }
}

/**
 * PostgreSQL's texts can't hold the character U+0000, and a query with one fails. No stored text has it either (see http/text.ts), so a
 * search or an id with one is to find nothing, as on SQLite, instead of failing.
 */
export class WithoutNul implements KyselyPlugin {
  private readonly transformer = new Transformer();
  transformQuery: KyselyPlugin['transformQuery'] = ({ node, queryId }) => this.transformer.transformNode(node, queryId);
  transformResult: KyselyPlugin['transformResult'] = async ({ result }) => result;
}
