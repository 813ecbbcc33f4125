import { delivered, noAnswer } from '@manzil/core/deliveries/testing/fake-crm';
import { addProperty } from '@manzil/core/listings/testing/add-property';
import { addDelivery, ledgerRow, makeDue } from '@manzil/core/deliveries/testing/ledger-fixture';
import { beforeEach, describe, expect, it } from 'vitest';
import { engineFixture } from './testing/engine-fixture.ts';

const fixture = await engineFixture();
const { pool, worker } = fixture;

beforeEach(() => pool.query('truncate properties restart identity cascade'));

/** The CRM has version 1. */
async function addListing(): Promise<number> {
  const propertyId = await addProperty(pool, { referenceId: 'LUS-1' });
  fixture.crm.writes.set('LUS-1', [1]);
  return propertyId;
}

async function deleteListing(propertyId: number): Promise<string> {
  await pool.query('update properties set is_active = false, deleted_at = now(), version = 2 where id = $1', [
    propertyId,
  ]);
  return addDelivery(pool, { leadId: propertyId, kind: 'property', seq: 2, version: 2, event: 'property.deleted' });
}

describe('listings', () => {
  it('are sent as they are now', async () => {
    const propertyId = await addProperty(pool, { referenceId: 'LUS-1' });
    const id = await addDelivery(pool, { leadId: propertyId, kind: 'property', event: 'property.created' });
    expect(await worker().sendPending(id)).toEqual(['delivered']);
    expect(fixture.crm.writes.get('LUS-1')).toEqual([1]);
  });

  it('are deleted, which covers changes that were still waiting', async () => {
    const propertyId = await addListing();
    const change = await addDelivery(pool, { leadId: propertyId, kind: 'property', event: 'property.updated' });
    const deletion = await deleteListing(propertyId);
    expect(await worker().sendPending(deletion)).toEqual(['delivered']);
    expect(fixture.crm.writes.has('LUS-1')).toBe(false);
    expect((await ledgerRow(pool, change)).state).toBe('delivered');
    expect((await ledgerRow(pool, deletion)).state).toBe('superseded');
  });

  it('are gone when the answer to a deletion is lost and the lookup finds nothing', async () => {
    const deletion = await deleteListing(await addListing());
    fixture.crm.onSend = async (write) => {
      write();
      return noAnswer;
    };
    const engine = worker();
    expect(await engine.sendPending(deletion)).toEqual(['unknown']);
    await makeDue(pool, deletion);
    expect(await engine.resolveUnknown(deletion)).toEqual(['delivered']);
  });

  it('are deleted again when the lookup still finds them', async () => {
    const deletion = await deleteListing(await addListing());
    fixture.crm.onSend = async () => noAnswer;
    const engine = worker();
    await engine.sendPending(deletion);
    await makeDue(pool, deletion);
    expect(await engine.resolveUnknown(deletion)).toEqual(['retry_wait']);
    fixture.crm.onSend = async (write) => {
      write();
      return delivered;
    };
    await makeDue(pool, deletion);
    expect(await engine.sendRetries(deletion)).toEqual(['delivered']);
    expect(fixture.crm.writes.has('LUS-1')).toBe(false);
  });
});
