import type pg from 'pg'

const guides = 100
/** Each buys three guides. */
const buyers = 40_000
/** Each buys a bundle of five. */
const bundleBuyers = 6000
const others = 4000
export const manySales = { accounts: buyers + bundleBuyers + others, purchases: 150_000 }

/** How each of a buyer's guides came to be theirs, in turn. */
const ways = ['form', 'page', 'code', 'refunded', 'part', 'disputed', 'free', 'given', 'gift', 'lost']

const statements = [
  `insert into guides (id, title_en, content_en, tags, thumbnail_url)
   select n, 'Guide ' || n, 'Text', array['AI Writing'], '/x.svg' from generate_series(1, ${guides}) n`,
  `insert into users (id, email, username, firebase_uid, stripe_customer_id)
   select n, 'reader' || n || '@many.example', 'r' || n, 'many' || n, 'cus_many' || n
   from generate_series(1, ${manySales.accounts}) n`,
  `insert into codes (word, folded, for_guides, for_pro, percent, begins_at, new_buyers, note, made_at, made_by)
   values ('HALF', 'HA1F', true, true, 50, now(), false, '', now(), 'chie@example.com')`,
  `create temporary table sold as
   select gen_random_uuid() as checkout, gen_random_uuid() as gift, u, 1 + (u + k * 33) % ${guides} as guide,
     (array['${ways.join("', '")}'])[1 + (u + 3 * k) % ${ways.length}] as way, 'pi_' || u || '_' || k as payment,
     case when u % 2 = 0 then 'usd' else 'jpy' end as currency,
     now() - (k + 1) * interval '90 days' - u * interval '1 minute' as at
   from generate_series(1, ${buyers}) u, generate_series(0, 2) k`,
  `insert into gifts (id, buyer_id, guide_id, language, message, tell_at, told_at, stripe_payment_id, paid_at, claimed_at,
     claimed_by, created_at)
   select gift, ${buyers} + 1 + u % 10000, guide, 'en', '', at, at, payment, at, at, u, at from sold where way = 'gift'`,
  `insert into checkouts (id, user_id, guide_id, gift_id, kind, currency, amount, language, stripe_id, state, description,
     code, code_amount, created_at, closed_at)
   select checkout, case way when 'gift' then ${buyers} + 1 + u % 10000 else u end, guide,
     case when way = 'gift' then gift end, case way when 'page' then 'checkout_session' else 'payment_intent' end,
     currency, 200, 'en', case way when 'page' then 'cs_' else '' end || payment, 'paid', 'Guide ' || guide,
     case way when 'code' then 'HALF' end, case way when 'code' then 100 else 0 end, at - interval '5 minutes', at
   from sold where way not in ('free', 'given')`,
  `insert into purchases (user_id, guide_id, purchase_date, amount, currency, source, stripe_payment_id, suspended_at,
     revoked_at, revoked_reason)
   select u, guide, at, case when way in ('free', 'given', 'gift') then 0 when way = 'code' then 100 else 200 end, currency,
     case when way in ('free', 'given', 'gift') then way else 'payment' end,
     case when way not in ('free', 'given', 'gift') then payment end, case way when 'disputed' then at end,
     case when way in ('refunded', 'lost') then at end, case when way in ('refunded', 'lost') then 'refunded' end from sold`,
  `update gifts set purchase_id = purchases.id from purchases
   where user_id = claimed_by and purchases.guide_id = gifts.guide_id and source = 'gift'`,
  `insert into receipts (user_id, guide_id, gift_id, reference, description, amount, currency, taken_off, code, language,
     paid_at, mailed_at, refunded_at, refunded_amount)
   select case way when 'gift' then ${buyers} + 1 + u % 10000 else u end, guide, case way when 'gift' then gift end, payment,
     'Guide ' || guide, case way when 'code' then 100 else 200 end, currency, case way when 'code' then 100 else 0 end,
     case way when 'code' then 'HALF' end, 'en', at, at, case when way in ('refunded', 'lost', 'part') then at end,
     case way when 'part' then 50 end
   from sold where way not in ('free', 'given')`,
  // A second payment for the same guide, which the shop returns.
  `insert into checkouts (user_id, guide_id, kind, currency, amount, language, stripe_id, state, created_at, closed_at)
   select u, guide, 'payment_intent', currency, 200, 'en', payment || '_again', 'paid', at + interval '1 day',
     at + interval '1 day' from sold where way = 'form' and u % 5 = 0`,
  `insert into refunds (payment_id, user_id, guide_id, reference, description, amount, currency, language, paid_at, state,
     created_at, try_at)
   select payment || '_again', u, guide, payment || '_again', 'Guide', 200, currency, 'en', at + interval '1 day',
     (array['owed', 'returned', 'given-up'])[1 + u % 3], at, at from sold where way = 'form' and u % 5 = 0`,

  `create temporary table bundles as select gen_random_uuid() as checkout, u, 'pi_bundle_' || u as payment,
     now() - u * interval '1 minute' as at from generate_series(${buyers + 1}, ${buyers + bundleBuyers}) u`,
  `insert into checkouts (id, user_id, guide_id, bundle, kind, currency, amount, language, stripe_id, state, description,
     created_at, closed_at)
   select checkout, u, 1 + u % ${guides}, true, 'payment_intent', 'usd', 800, 'en', payment, 'paid', '5 guides', at, at
   from bundles`,
  // Of each twentieth the buyer owned the last guide.
  `insert into bundle_parts (checkout_id, guide_id, place, title, amount, given_back_at)
   select checkout, 1 + (u + place) % ${guides}, place, 'Guide', 160, case when u % 20 = 0 and place = 4 then at end
   from bundles, generate_series(0, 4) place`,
  `insert into purchases (user_id, guide_id, purchase_date, amount, currency, source, stripe_payment_id, bundle_id)
   select u, guide_id, at, 160, 'usd', case when given_back_at is null then 'payment' else 'free' end,
     case when given_back_at is null then payment end, case when given_back_at is null then checkout end
   from bundles join bundle_parts on checkout_id = checkout`,
  `insert into receipts (user_id, guide_id, bundle_id, reference, description, amount, currency, language, paid_at, mailed_at)
   select u, 1 + u % ${guides}, checkout, payment, '5 guides', 800, 'usd', 'en', at, at from bundles`,
  `insert into refunds (payment_id, user_id, guide_id, reference, description, amount, currency, language, paid_at, state,
     of_shares, created_at, try_at)
   select payment, u, 1 + (u + 4) % ${guides}, payment, 'Guide', 160, 'usd', 'en', at, 'returned', true, at, at
   from bundles where u % 20 = 0`,

  `create temporary table plans as select gen_random_uuid() as checkout, u, now() - interval '65 days' as at
   from generate_series(8, ${buyers}, 8) u`,
  `insert into checkouts (id, user_id, kind, currency, amount, credit, language, stripe_id, state, description, created_at,
     closed_at)
   select checkout, u, case when u % 16 = 0 then 'checkout_session' else 'subscription' end, 'usd', 1500, 200, 'en',
     case when u % 16 = 0 then 'cs_pro_' else 'sub_' end || u, 'paid', 'Pro', at, at from plans`,
  `insert into receipts (user_id, reference, description, amount, currency, taken_off, language, paid_at, mailed_at)
   select u, 'in_' || u || '_' || month, 'Pro', case month when 0 then 1300 else 1500 end, 'usd',
     case month when 0 then 200 else 0 end, 'en', at + month * interval '1 month', at
   from plans, generate_series(0, 2) month`,
  `insert into pro_credits (checkout_id, purchase_id, amount, counted_at)
   select distinct on (checkout) checkout, purchases.id, 200, at
   from plans join purchases on user_id = u where source = 'payment' and amount = 200 order by checkout, purchases.id`,

  `create temporary table given as select gen_random_uuid() as gift, u, 'pi_given_' || u as payment,
     now() - u * interval '1 minute' as at from generate_series(${buyers + bundleBuyers + 1}, ${manySales.accounts}) u`,
  `insert into gifts (id, buyer_id, months, language, recipient, message, tell_at, told_at, stripe_payment_id, paid_at,
     claimed_at, claimed_by, created_at)
   select gift, u, 3, 'en', 'friend@many.example', 'For you', at, at, payment, at, case when u % 2 = 0 then at end,
     case when u % 2 = 0 then u - ${buyers} end, at from given`,
  `insert into checkouts (user_id, gift_id, kind, currency, amount, language, stripe_id, state, description, created_at,
     closed_at)
   select u, gift, 'payment_intent', 'usd', 4500, 'en', payment, 'paid', 'Pro as a gift', at, at from given`,
  `insert into receipts (user_id, gift_id, reference, description, amount, currency, language, paid_at, mailed_at)
   select u, gift, payment, 'Pro as a gift', 4500, 'usd', 'en', at, at from given`,
  `insert into pro_grants (gift_id, user_id, months, granted_at, starts_at, ends_at)
   select gift, u - ${buyers}, 3, at, at, at + interval '3 months' from given where u % 2 = 0`,

  `insert into checkouts (user_id, guide_id, kind, currency, amount, language, stripe_id, state, created_at, closed_at)
   select u, 1 + u % ${guides}, 'payment_intent', 'usd', 200, 'en', 'pi_left_' || u,
     case when u % 4 = 0 then 'open' else 'closed' end, now() - interval '1 day', case when u % 4 > 0 then now() end
   from generate_series(1, ${manySales.accounts}, 2) u`,
  `select setval(pg_get_serial_sequence('users', 'id'), ${manySales.accounts})`,
  'analyze',
]

/** Writes what a shop has sold that sells well: each product in each state, as the release before has stored it. */
export async function writeManySales(client: pg.ClientBase): Promise<void> {
  for (const statement of statements) await client.query(statement)
}
