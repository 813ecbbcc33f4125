import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Called, callAs } from '../testing/call-as.ts';
import { enquiry } from '../testing/enquiry.ts';
import { signInAs } from '../testing/sign-in.ts';
import { startApi, type TestApi } from '../testing/start-api.ts';

interface Stage {
  id: number;
  name: string;
  nameAr: string;
  status: string;
  outcome: string | null;
  retired: boolean;
  leads: number;
}
interface Stages {
  stages: Stage[];
  lostReasons: { id: number; name: string; nameAr: string; retired: boolean }[];
}

let api: TestApi;
let call: (method: string, path: string, body?: unknown) => Promise<Called>;
let asAgent: typeof call;
let lead: number;
let other: number;

beforeAll(async () => {
  api = await startApi({});
  call = callAs(api, await signInAs(api, 'admin'));
  const agent = await signInAs(api, 'agent');
  other = agent.id;
  asAgent = callAs(api, agent);
});
beforeEach(async () => {
  await api.pool.query('truncate leads, deliveries, request_limits restart identity cascade');
  const answer = await api.post('/api/contact', await enquiry(api));
  lead = ((await answer.json()) as { id: number }).id;
});
afterEach(() => api.demandContract());
afterAll(() => api.close());

const readStages = async () => (await call('GET', '/api/lead-stages')).body as unknown as Stages;
const stage = async (name: string) => {
  const found = (await readStages()).stages.find((one) => one.name === name);
  if (found === undefined) throw new Error(`No stage ${name}`);
  return found;
};
const idOf = async (name: string) => (await stage(name)).id;
const reasonId = async () => (await readStages()).lostReasons[0]?.id;
const patch = (body: unknown) => call('PATCH', `/api/leads/${String(lead)}`, body);
const updates = async () =>
  (await api.pool.query(`select from deliveries where consumer = 'crm' and event = 'lead.updated'`)).rowCount;
/** Everything as it is, with changes. */
async function plan(
  change: (stages: Stages) => Partial<{ stages: unknown[]; retired: unknown[]; lostReasons: unknown[] }>,
) {
  const now = await readStages();
  const stages = now.stages.filter(({ retired }) => !retired);
  const reasons = now.lostReasons.filter(({ retired }) => !retired);
  const whole = {
    stages: stages.map(({ id, name, nameAr, status }) => ({ id, name, nameAr, status })),
    retired: [],
    lostReasons: reasons.map(({ id, name, nameAr }) => ({ id, name, nameAr })),
  };
  return { ...whole, ...change({ stages, lostReasons: reasons }) };
}
const kept = (stages: Stage[]) => stages.map(({ id, name, nameAr, status }) => ({ id, name, nameAr, status }));

describe('the stages of a lead', () => {
  it('begin with those of an agency, each with one of the four statuses [M-1093]', async () => {
    const { stages, lostReasons } = await readStages();
    expect(stages.map(({ name, status, outcome }) => [name, status, outcome])).toEqual([
      ['New', 'new', null],
      ['Contacted', 'contacted', null],
      ['Qualified', 'qualified', null],
      ['Viewing', 'qualified', null],
      ['Negotiating', 'qualified', null],
      ['Won', 'converted', 'won'],
      ['Lost', 'contacted', 'lost'],
      ['Spam', 'contacted', 'spam'],
    ]);
    expect(stages.map(({ leads }) => leads)).toEqual([1, 0, 0, 0, 0, 0, 0, 0]);
    expect(lostReasons.length).toBeGreaterThan(3);
  });

  it('write the status along; the CRM hears of another status alone [M-1094]', async () => {
    expect(await patch({ stageId: await idOf('Viewing') })).toMatchObject({
      status: 200,
      body: { status: 'qualified' },
    });
    expect(await updates()).toBe(1);
    expect(await patch({ stageId: await idOf('Negotiating') })).toMatchObject({ body: { status: 'qualified' } });
    expect(await updates()).toBe(1);
    expect(await patch({ stageId: await idOf('Won') })).toMatchObject({ body: { status: 'converted' } });
    expect(await updates()).toBe(2);
  });

  it('follow a status that an older caller sets, and stay where the lead has it already [M-1094 A-233]', async () => {
    expect(await patch({ status: 'qualified' })).toMatchObject({ body: { stageId: await idOf('Qualified') } });
    await patch({ stageId: await idOf('Viewing') });
    expect(await patch({ status: 'qualified' })).toMatchObject({ body: { stageId: await idOf('Viewing') } });
    expect(await patch({ status: 'contacted' })).toMatchObject({ body: { stageId: await idOf('Contacted') } });
    expect(await patch({ status: 'new', stageId: await idOf('Won') })).toMatchObject({ status: 400 });
    expect(await patch({ stageId: 9_999 })).toMatchObject({ status: 400 });
  });

  it('for lost ones want a reason, which goes when the lead goes on [M-1095]', async () => {
    const lost = await idOf('Lost');
    expect(await patch({ stageId: lost })).toMatchObject({ status: 400 });
    expect(await patch({ stageId: lost, lostReasonId: 9_999 })).toMatchObject({ status: 400 });
    const reason = await reasonId();
    expect(await patch({ stageId: lost, lostReasonId: reason })).toMatchObject({
      status: 200,
      body: { stageId: lost, lostReasonId: reason, status: 'contacted' },
    });
    expect(await patch({ lostReasonId: reason })).toMatchObject({ status: 400 });
    expect(await patch({ status: 'qualified' })).toMatchObject({ body: { lostReasonId: null } });
  });

  it('narrow the list', async () => {
    const viewing = await idOf('Viewing');
    const found = async () => (await call('GET', `/api/leads?stage=${String(viewing)}`)).body['leads'];
    expect(await found()).toEqual([]);
    await patch({ stageId: viewing });
    expect(await found()).toMatchObject([{ id: lead }]);
  });

  it('stand in the audit log by their names', async () => {
    await patch({ stageId: await idOf('Viewing') });
    const { rows } = await api.pool.query(`select before, after from audit_entries order by id desc limit 1`);
    expect(rows).toEqual([{ before: { stage: 'New' }, after: { stage: 'Viewing' } }]);
  });
});

describe('a field that somebody else changed meanwhile', () => {
  it('is not overwritten, while other fields are nobody’s clash [M-1089]', async () => {
    const [fresh, contacted, viewing] = [await idOf('New'), await idOf('Contacted'), await idOf('Viewing')];
    await patch({ stageId: contacted, seen: { stageId: fresh } });
    expect(await patch({ stageId: viewing, seen: { stageId: fresh } })).toMatchObject({
      status: 409,
      body: { code: 'lead_field.conflict' },
    });
    expect((await call('GET', `/api/leads/${String(lead)}`)).body).toMatchObject({ stageId: contacted });
    const followUpAt = '2026-12-01T07:00:00.000Z';
    expect((await patch({ followUpAt, seen: { followUpAt: null } })).status).toBe(200);
    // the same moment, written otherwise
    expect((await patch({ followUpAt: null, seen: { followUpAt: '2026-12-01T07:00:00Z' } })).status).toBe(200);
    expect((await patch({ assigneeId: other, seen: { assigneeId: null } })).status).toBe(200);
    expect((await patch({ assigneeId: null, seen: { assigneeId: null } })).status).toBe(409);
  });

  it('is no clash where both wanted the same', async () => {
    const [fresh, viewing] = [await idOf('New'), await idOf('Viewing')];
    await patch({ stageId: viewing });
    expect((await patch({ stageId: viewing, seen: { stageId: fresh } })).status).toBe(200);
  });
});

describe('the office', () => {
  it('adds, renames, orders and retires stages, and says where their leads go [M-1096]', async () => {
    await patch({ stageId: await idOf('Viewing') });
    const gone = await idOf('Viewing');
    const body = await plan(({ stages }) => ({
      stages: [
        ...kept(stages.filter(({ id }) => id !== gone)).map((one) =>
          one.name === 'Qualified' ? { ...one, name: ' Serious ' } : one,
        ),
        { name: 'Contract', nameAr: 'العقد', status: 'qualified' },
      ],
      retired: [{ id: gone, moveTo: null }],
    }));
    expect(await call('PUT', '/api/lead-stages', body)).toMatchObject({
      status: 409,
      body: { code: 'lead_stage.in_use' },
    });
    const moveTo = await idOf('Qualified');
    const saved = await call('PUT', '/api/lead-stages', { ...body, retired: [{ id: gone, moveTo }] });
    expect(saved.status).toBe(200);
    expect((saved.body['stages'] as Stage[]).filter(({ retired }) => !retired).map(({ name }) => name)).toEqual([
      'New',
      'Contacted',
      'Serious',
      'Negotiating',
      'Won',
      'Lost',
      'Spam',
      'Contract',
    ]);
    expect((await call('GET', `/api/leads/${String(lead)}`)).body).toMatchObject({
      stageId: moveTo,
      status: 'qualified',
    });
    expect(await patch({ stageId: gone })).toMatchObject({ status: 400 });
    expect((await call('PUT', '/api/lead-stages', { ...body, retired: [{ id: gone, moveTo }] })).body).toMatchObject({
      code: 'lead_stage.conflict',
    });
  });

  it.each([
    ['a status without a stage', (stages: Stage[]) => ({ stages: stages.filter(({ status }) => status !== 'new') })],
    ['no stage for the lost', (stages: Stage[]) => ({ stages: stages.filter(({ outcome }) => outcome !== 'lost') })],
    [
      'another status',
      (stages: Stage[]) => ({
        stages: stages.map((one) => (one.outcome === 'spam' ? { ...one, status: 'qualified' } : one)),
      }),
    ],
  ])('does not leave %s', async (_what, change) => {
    const body = await plan(({ stages }) => {
      const { stages: left } = change(stages);
      const gone = stages.filter(({ id }) => left.every((one) => one.id !== id));
      return { stages: kept(left), retired: gone.map(({ id }) => ({ id, moveTo: null })) };
    });
    expect((await call('PUT', '/api/lead-stages', body)).status).toBe(400);
  });

  it('is who settles it; agents read', async () => {
    expect((await asAgent('GET', '/api/lead-stages')).status).toBe(200);
    expect((await asAgent('PUT', '/api/lead-stages', await plan(() => ({})))).status).toBe(403);
  });
});
