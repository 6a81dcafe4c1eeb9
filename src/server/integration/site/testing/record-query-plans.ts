import type pg from 'pg'

/** A statement that PostgreSQL ran, with figures of its plan. */
export interface ExecutedStatement {
  text: string
  ms: number
  /** Highest number of rows that a node of the plan read, including rows that its filter removed. */
  maxRows: number
  /** Plan node with the most rows, such as "Index Scan on purchases". */
  where: string
}

interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  'Actual Rows'?: number
  'Actual Loops'?: number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  Plans?: PlanNode[]
}

/** Makes PostgreSQL report the plan of every statement of the pool, with `auto_explain`. Needs a superuser. */
export async function recordQueryPlans(
  pool: pg.Pool,
): Promise<{ during: (work: () => Promise<unknown>) => Promise<ExecutedStatement[]> }> {
  let ran: ExecutedStatement[] = []
  const listen = async (client: pg.ClientBase) => {
    client.on('notice', ({ message }) => {
      const said = /^duration: ([\d.]+) ms {2}plan:\n(\{.*)$/su.exec(message ?? '')
      if (said !== null) ran.push(toStatement(Number(said[1]), JSON.parse(said[2] ?? '')))
    })
    await client.query(`load 'auto_explain'; set auto_explain.log_level = notice; set auto_explain.log_format = json;
      set auto_explain.log_min_duration = 0; set auto_explain.log_analyze = on; set auto_explain.log_timing = off`)
  }
  pool.on('connect', (client) => void listen(client))
  // Replaces the connections that were opened before.
  const idle = await Promise.all(Array.from({ length: pool.totalCount }, () => pool.connect()))
  for (const client of idle) client.release(true)
  return {
    async during(work) {
      ran = []
      await work()
      return ran
    },
  }
}

function toStatement(
  ms: number,
  { 'Query Text': text, Plan: plan }: { 'Query Text': string; Plan: PlanNode },
): ExecutedStatement {
  const [most] = nodesOf(plan)
    .flatMap((node) => {
      const looped = node['Actual Loops'] ?? 1
      const each =
        (node['Actual Rows'] ?? 0) +
        (node['Rows Removed by Filter'] ?? 0) +
        (node['Rows Removed by Index Recheck'] ?? 0)
      const relation = node['Relation Name']
      return relation === undefined
        ? []
        : [{ rows: Math.round(each * looped), where: `${node['Node Type']} on ${relation}` }]
    })
    .toSorted((one, other) => other.rows - one.rows)
  return { text, ms, maxRows: most?.rows ?? 0, where: most?.where ?? plan['Node Type'] }
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]
