// Mirrors the users whom the backfill of orders has not reached, and creates an index of orders by product. From this release
// on, reads use the order tables (decision 0076).
import { sql, type Kysely } from 'kysely'

/** Each user is mirrored in a separate transaction, so that buyers don't wait for each other. */
export const outsideTransaction = true

export async function up(db: Kysely<unknown>): Promise<void> {
  // An aborted run leaves an invalid index.
  await sql`drop index concurrently if exists order_items_of_sku`.execute(db)
  await sql`create index concurrently order_items_of_sku on order_items (sku)`.execute(db)
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
        -- Plans that were made for empty tables scan them.
        if mirrored % 1000 = 0 then analyze orders, order_items; end if;
      end loop;
      insert into order_backfill (users, done, last_user_id, begun_at, ended_at)
      select count(*), count(*), max(id), now(), now() from users having count(*) > 0
      on conflict (only_row) do update set (done, last_user_id, ended_at) =
        (excluded.done, excluded.last_user_id, excluded.ended_at);
    end $$`.execute(db)
}

/** Drops only the index, because mirrored rows can stay. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index concurrently if exists order_items_of_sku`.execute(db)
}
