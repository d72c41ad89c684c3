import { readFileSync } from 'node:fs';

const XSD = 'xmlns:xs="http://www.w3.org/2001/XMLSchema"';
const NAMESPACES = {
  'sitemap.xsd': 'http://www.sitemaps.org/schemas/sitemap/0.9',
  'image.xsd': 'http://www.google.com/schemas/sitemap-image/1.1',
  'xhtml.xsd': 'http://www.w3.org/1999/xhtml',
} as const;

/** Pictures of a page: https://developers.google.com/search/docs/crawling-indexing/sitemaps/image-sitemaps */
const IMAGE = `<xs:schema ${XSD} targetNamespace="${NAMESPACES['image.xsd']}" elementFormDefault="qualified">
  <xs:element name="image"><xs:complexType><xs:sequence>
    <xs:element name="loc" type="xs:anyURI"/>
  </xs:sequence></xs:complexType></xs:element>
</xs:schema>`;

/** A page in another language: https://developers.google.com/search/docs/specialty/international/localized-versions */
const XHTML = `<xs:schema ${XSD} targetNamespace="${NAMESPACES['xhtml.xsd']}">
  <xs:element name="link"><xs:complexType>
    <xs:attribute name="rel" use="required" fixed="alternate"/>
    <xs:attribute name="hreflang" type="xs:language" use="required"/>
    <xs:attribute name="href" type="xs:anyURI" use="required"/>
  </xs:complexType></xs:element>
</xs:schema>`;

/** The schema of sitemaps.org, from the package `sitemap`, with the two extensions that the shop uses. */
export const SITEMAP_SCHEMA = `<xs:schema ${XSD}>${Object.entries(NAMESPACES)
  .map(([file, namespace]) => `<xs:import namespace="${namespace}" schemaLocation="${file}"/>`)
  .join('')}</xs:schema>`;

export const SITEMAP_IMPORTS = [
  { fileName: 'sitemap.xsd', contents: readFileSync('node_modules/sitemap/schema/sitemap.xsd', 'utf8') },
  { fileName: 'image.xsd', contents: IMAGE },
  { fileName: 'xhtml.xsd', contents: XHTML },
];
