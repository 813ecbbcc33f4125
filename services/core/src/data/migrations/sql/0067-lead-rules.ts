/**
 * Decided in the database: intake stays one statement, and the preview asks the same functions. Of the rules in their order
 * the first one counts that fits and has somebody to give the enquiry to.
 */
export const leadRules = /* sql */ `
create table working_profiles (
  user_id integer primary key references users (id) on delete cascade,
  -- days in Doha, both of them off
  leave_from date not null,
  leave_to date not null,
  check (leave_from <= leave_to)
);

create table lead_rules (
  id integer generated always as identity primary key,
  name text not null check (length(name) between 1 and 80),
  position integer not null,
  is_active boolean not null default true,
  -- an empty list asks for nothing
  agent_ids integer[] not null default '{}',
  districts text[] not null default '{}',
  languages text[] not null default '{}',
  kinds text[] not null default '{}',
  -- when it is on duty, in Doha: days from Sunday, 0; minutes of the day, over midnight where the end is not after the start
  days integer[] not null default '{}',
  duty_from integer check (duty_from between 0 and 1439),
  duty_to integer check (duty_to between 0 and 1439),
  action text not null check (action in ('agent', 'people')),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((duty_from is null) = (duty_to is null))
);
create table lead_rule_people (
  rule_id integer not null references lead_rules (id) on delete cascade,
  user_id integer not null references users (id) on delete cascade,
  weight integer not null check (weight between 1 and 10),
  position integer not null,
  primary key (rule_id, user_id)
);
-- apart from the rule: whoever edits it does not wait for enquiries
create table lead_rule_turns (
  rule_id integer primary key references lead_rules (id) on delete cascade,
  turn integer not null default 0
);

create table lead_assignments (
  id integer generated always as identity primary key,
  lead_id integer not null references leads (id) on delete cascade,
  from_user_id integer references users (id) on delete set null,
  to_user_id integer references users (id) on delete set null,
  rule_id integer references lead_rules (id) on delete set null,
  reason text not null check (reason in ('rule', 'by_hand', 'unanswered')),
  at timestamptz not null default now(),
  -- the limit passed, and nobody was left to hand it to
  gave_up_at timestamptz
);
create index lead_assignments_lead on lead_assignments (lead_id, id);
create index lead_assignments_waiting on lead_assignments (at) where gave_up_at is null;
create index lead_assignments_to on lead_assignments (to_user_id, at);

-- what somebody is told on their screen: nothing of whom it is about but a number
create table notices (
  id integer generated always as identity primary key,
  user_id integer not null references users (id) on delete cascade,
  kind text not null check (length(kind) between 1 and 60),
  lead_id integer references leads (id) on delete cascade,
  property_id integer references properties (id) on delete cascade,
  at timestamptz not null default now(),
  read_at timestamptz
);
create index notices_user on notices (user_id, id desc);
create index notices_unread on notices (user_id) where read_at is null;
create index notices_lead on notices (lead_id);
create index notices_property on notices (property_id);

create function takes_leads(person integer, moment timestamptz) returns boolean language sql stable as $$
  select exists (select from users u join credentials c on c.user_id = u.id join roles r on r.key = u.role
    where u.id = person and u.disabled_at is null
      -- what built-in roles may stands in the code; a test compares
      and (u.role in ('admin', 'manager', 'agent') or 'leads.write' = any (r.permissions)))
    and not exists (select from working_profiles w where w.user_id = person
      and (moment at time zone 'Asia/Qatar')::date between w.leave_from and w.leave_to)
$$;

-- whom the visitor asked comes before whose listing it is
create function account_of_agent(asked integer, listing integer) returns integer language sql stable as $$
  select a.user_id from agents a left join properties p on p.id = listing
  where a.id in (asked, p.agent_id) and a.user_id is not null
  order by a.id = asked desc nulls last limit 1
$$;

create function lead_rule_fits(r lead_rules, asked integer, listing integer, spoken text, moment timestamptz)
returns boolean language sql stable as $$
  select (cardinality(r.languages) = 0 or spoken = any (r.languages))
    and (cardinality(r.days) = 0 or extract(dow from moment at time zone 'Asia/Qatar')::integer = any (r.days))
    and (r.duty_from is null or (select case when r.duty_from < r.duty_to then m >= r.duty_from and m < r.duty_to
        else m >= r.duty_from or m < r.duty_to end
      from (select (extract(hour from moment at time zone 'Asia/Qatar') * 60
        + extract(minute from moment at time zone 'Asia/Qatar'))::integer as m) t))
    and (cardinality(r.agent_ids) = 0 or asked = any (r.agent_ids)
      or exists (select from properties p where p.id = listing and p.agent_id = any (r.agent_ids)))
    and (cardinality(r.districts) = 0 or exists (select from properties p where p.id = listing
      and (lower(trim(p.state)) = any (r.districts) or lower(trim(p.city)) = any (r.districts))))
    and (cardinality(r.kinds) = 0 or exists (select from properties p where p.id = listing and p.kind = any (r.kinds)))
$$;

-- who of a rule can take it now, without those who had it
create function lead_rule_candidates(rule integer, asked integer, listing integer, moment timestamptz, passed integer[])
returns table (user_id integer, weight integer, place integer) language sql stable as $$
  select c.* from (
    select p.user_id, p.weight, p.position from lead_rules r join lead_rule_people p on p.rule_id = r.id
      where r.id = rule and r.action = 'people'
    union all
    select account_of_agent(asked, listing), 1, 1 from lead_rules r where r.id = rule and r.action = 'agent'
  ) c where not c.user_id = any (passed) and takes_leads(c.user_id, moment)
$$;

create function lead_rule_for(asked integer, listing integer, spoken text, moment timestamptz)
returns integer language sql stable as $$
  select r.id from lead_rules r
  where r.is_active and lead_rule_fits(r, asked, listing, spoken, moment)
    and exists (select from lead_rule_candidates(r.id, asked, listing, moment, '{}'))
  order by r.position, r.id limit 1
$$;

-- each of n turns once, n the sum of the weights; whoever has more of them has them spread
create function lead_rule_pick(rule integer, asked integer, listing integer, moment timestamptz, passed integer[], turn bigint)
returns integer language sql stable as $$
  with people as materialized (select * from lead_rule_candidates(rule, asked, listing, moment, passed)),
  slots as (
    select p.user_id, row_number() over (order by (n - 0.5) / p.weight, p.place, p.user_id) - 1 as slot
    from people p cross join generate_series(1, p.weight) n
  )
  select user_id from slots where slot = turn % (select sum(weight) from people)
$$;

-- after the insert: a repeated submit takes no turn
create function route_lead() returns trigger language plpgsql as $$
declare
  rule integer;
  taken integer;
  person integer;
begin
  if not exists (select from lead_rules where is_active) then return null; end if;
  -- whoever enters it takes it
  if current_setting('manzil.unrouted', true) = 'on' then return null; end if;
  rule := lead_rule_for(new.agent_id, new.property_id, new.language, new.created_at);
  if rule is null then return null; end if;
  -- one after the other, until the commit
  update lead_rule_turns set turn = turn + 1 where rule_id = rule returning turn - 1 into taken;
  person := lead_rule_pick(rule, new.agent_id, new.property_id, new.created_at, '{}', taken);
  if person is null then return null; end if;
  update leads set assignee_id = person where id = new.id;
  insert into lead_assignments (lead_id, to_user_id, rule_id, reason) values (new.id, person, rule, 'rule');
  insert into notices (user_id, kind, lead_id) values (person, 'lead_assigned', new.id);
  return null;
exception when others then
  -- an enquiry that nobody was given is better than one that was refused
  raise warning 'a lead was not routed: %', sqlstate;
  return null;
end $$;
create trigger leads_routed after insert on leads for each row
  -- a test of the CRM is nobody's enquiry
  when (new.source <> 'newsletter' and new.assignee_id is null and coalesce(new.idempotency_key, '') not like 'crm test %')
  execute function route_lead();
`;
