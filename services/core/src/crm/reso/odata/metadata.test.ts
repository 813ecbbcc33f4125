import { describe, expect, it } from 'vitest';
import { MetadataError, parseMetadata } from './metadata.ts';

const document = (schemas: string, version = '4.0'): string =>
  `<?xml version="1.0"?><edmx:Edmx Version="${version}" xmlns:edmx="http://docs.oasis-open.org/odata/ns/edmx"><edmx:DataServices>${schemas}</edmx:DataServices></edmx:Edmx>`;
const edm = 'xmlns="http://docs.oasis-open.org/odata/ns/edm"';
const property = `<EntityType Name="Property" BaseType="self.Record"><Property Name="City" Type="Edm.String"/>
  <Property Name="StandardStatus" Type="enums.StandardStatus"/><Property Name="View" Type="Collection(enums.View)"/>
  <NavigationProperty Name="Media" Type="Collection(org.reso.Media)"/></EntityType>`;
const base = `<EntityType Name="Record" Abstract="true"><Key><PropertyRef Name="ListingKey"/></Key><Property Name="ListingKey" Type="Edm.String"/></EntityType>`;
const enums = `<Schema Namespace="org.reso.enums" Alias="enums" ${edm}><EnumType Name="StandardStatus"><Member Name="Active"/><Member Name="Closed"/></EnumType></Schema>`;
const says = (term: string, what: string, yes: boolean): string =>
  `<Annotation Term="Org.OData.Capabilities.V1.${term}"><Record><PropertyValue Property="${what}" Bool="${String(yes)}"/></Record></Annotation>`;

function failureOf(xml: string): object {
  try {
    parseMetadata(xml);
  } catch (error) {
    return { isMetadataError: error instanceof MetadataError, found: (error as MetadataError).found };
  }
  return { isMetadataError: false };
}

describe('metadata', () => {
  it('give fields with their types, also those of a base type and of an alias', () => {
    const schema = `<Schema Namespace="org.reso" Alias="self" ${edm}>${base}${property}
      <EntityContainer Name="C"><EntitySet Name="Property" EntityType="self.Property">
      ${says('InsertRestrictions', 'Insertable', true)}${says('UpdateRestrictions', 'Updatable', false)}</EntitySet></EntityContainer></Schema>`;
    const found = parseMetadata(document(enums + schema)).resources.get('Property')!;
    expect(found).toMatchObject({
      name: 'Property',
      key: 'ListingKey',
      insertable: true,
      updatable: false,
      deletable: false,
    });
    expect([...found.fields.keys()].toSorted()).toEqual(['City', 'ListingKey', 'StandardStatus', 'View']);
    expect(found.fields.get('StandardStatus')?.members).toEqual(['Active', 'Closed']);
    expect(found.fields.get('View')).toEqual({ type: 'enums.View', collection: true, members: null });
    expect([...found.expandable]).toEqual(['Media']);
  });

  it('without a container, as in the example of Core 2.3.4, and with annotations elsewhere', () => {
    const lone = `<Schema Namespace="org.reso" Alias="self" ${edm}>${base}${property}</Schema>`;
    expect([...parseMetadata(document(lone)).resources.keys()]).toContain('Property');
    const apart = `<Schema Namespace="org.reso" Alias="self" ${edm}>${base}${property}<EntityContainer Name="C">
      <EntitySet Name="Property" EntityType="org.reso.Property"/></EntityContainer>
      <Annotations Target="org.reso.C/Property">${says('ExpandRestrictions', 'Expandable', false)}${says('DeleteRestrictions', 'Deletable', true)}</Annotations></Schema>`;
    const found = parseMetadata(document(apart)).resources.get('Property')!;
    expect(found).toMatchObject({ deletable: true, insertable: false });
    expect([...found.expandable]).toEqual([]);
  });

  it('name the lookups of fields, at the field or elsewhere', () => {
    const term = (name: string): string => `<Annotation Term="RESO.OData.Metadata.LookupName" String="${name}"/>`;
    const schema = `<Schema Namespace="org.reso" Alias="self" ${edm}><EntityType Name="Property"><Key><PropertyRef Name="ListingKey"/></Key>
      <Property Name="ListingKey" Type="Edm.String"/><Property Name="LivingAreaUnits" Type="Edm.String">${term('AreaUnits')}</Property>
      <Property Name="View" Type="Collection(Edm.String)"/></EntityType>
      <Annotations Target="self.Property/View">${term('ViewKinds')}</Annotations></Schema>`;
    const { fields } = parseMetadata(document(schema)).resources.get('Property')!;
    const lookups = [...fields].map(([name, { lookup }]) => [name, lookup]);
    expect(lookups).toEqual([
      ['ListingKey', undefined],
      ['LivingAreaUnits', 'AreaUnits'],
      ['View', 'ViewKinds'],
    ]);
  });

  it.each([
    ['', 'no XML'],
    ['{"value":[]}', 'no XML'],
    ['<html><body>Welcome</body></html>', 'a document of <html>'],
    ['<edmx:Edmx Version="1.0" xmlns:edmx="x"/>', 'OData metadata of version 1.0'],
    [document(''), 'no resource with a key'],
    [document('<Schema').slice(0, 150), 'XML that is not whole'],
    ['<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>', 'XML that is not whole'],
  ])('that are none say what was found: %s', (xml, found) => {
    expect(failureOf(xml)).toEqual({ isMetadataError: true, found });
  });
});
