import { describeProvider } from '@manzil/crm-servers/kit/provider-kit';
import { hubspotUnderTest } from './testing/under-test.ts';

describeProvider(hubspotUnderTest('deals'));
