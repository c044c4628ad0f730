import { type KyselyPlugin, OperationNodeTransformer, type PrimitiveValueListNode, type ValueNode } from 'kysely';

/** PostgreSQL's texts can't hold the character U+0000. */
export const replaceNul = (value: unknown): unknown => (typeof value === 'string' ? value.replaceAll('\0', '\ufffd') : value);

class Transformer extends OperationNodeTransformer {
  protected override transformValue(node: ValueNode): ValueNode {
    return { ...node, value: replaceNul(node.value) };
  }

  protected override transformPrimitiveValueList(node: PrimitiveValueListNode): PrimitiveValueListNode {
    return { ...node, values: node.values.map(replaceNul) };
  }
}

/** Lets a search or an id with U+0000 find nothing on PostgreSQL, as on SQLite, instead of failing. */
export class ReplaceNulPlugin implements KyselyPlugin {
  private readonly transformer = new Transformer();
  transformQuery: KyselyPlugin['transformQuery'] = ({ node, queryId }) => this.transformer.transformNode(node, queryId);
  transformResult: KyselyPlugin['transformResult'] = async ({ result }) => result;
}
