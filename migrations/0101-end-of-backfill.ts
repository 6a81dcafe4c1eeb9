// Mirrors the users whom the backfill of orders has not reached: from this release on, reads use the tables of orders (decision 0076).
import { sql, type Kysely } from 'kysely'

/** Each user is a transaction of its own, so no one who pays waits for another. */
export const outsideTransaction = true

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    do $$
    declare
      last_mirrored integer := coalesce((select last_user_id from order_backfill), 0);
      mirrored integer;
    begin
      if exists (select from order_backfill where ended_at is not null) then return; end if;
      for mirrored in select id from users where id > last_mirrored order by id loop
        perform mirror_user(mirrored);
        commit;
      end loop;
      insert into order_backfill (users, done, last_user_id, begun_at, ended_at)
      select count(*), count(*), max(id), now(), now() from users having count(*) > 0
      on conflict (only_row) do update set (done, last_user_id, ended_at) =
        (excluded.done, excluded.last_user_id, excluded.ended_at);
    end $$`.execute(db)
}

/** What is mirrored stays so. */
export async function down(): Promise<void> {}
