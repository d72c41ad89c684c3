import { latinDigits } from '@/lib/domain/forms/clean-text';

/** A place on the earth, in degrees. */
export interface MapPoint {
  readonly latitude: number;
  readonly longitude: number;
}

const NUMBER = String.raw`(-?\d{1,3}(?:\.\d+)?)`;
/** Typed, and as the addresses of Google Maps, Apple Maps and OpenStreetMap have it. */
const FORMS = [
  new RegExp(String.raw`^${NUMBER}\s*[,،\s]\s*${NUMBER}$`),
  new RegExp(String.raw`!3d${NUMBER}!4d${NUMBER}`),
  new RegExp(String.raw`[?&](?:q|query|ll|sll|coordinate)=${NUMBER}(?:,|%2C)${NUMBER}`),
  new RegExp(String.raw`mlat=${NUMBER}&mlon=${NUMBER}`),
  new RegExp(String.raw`/@${NUMBER},${NUMBER}`),
  new RegExp(String.raw`#map=\d+/${NUMBER}/${NUMBER}`),
];

/** The point that an owner typed or copied from a map; null for none. */
export function mapPoint(typed: string): MapPoint | null {
  const text = latinDigits(typed.trim());
  const [, latitude, longitude] = FORMS.map((form) => form.exec(text)).find(Boolean) ?? [];
  const point = { latitude: Number(latitude), longitude: Number(longitude) };
  return Math.abs(point.latitude) <= 90 && Math.abs(point.longitude) <= 180 ? point : null;
}

export const MAP_SITES = ['google', 'apple', 'osm'] as const;
export type MapSite = (typeof MAP_SITES)[number];

/** A map's address with the point marked, or with a search for the words. */
export function mapAddress(site: MapSite, point: MapPoint | null, words: string): string {
  const where = point ? `${point.latitude},${point.longitude}` : encodeURIComponent(words);
  switch (site) {
    case 'google':
      return `https://www.google.com/maps/search/?api=1&query=${where}`;
    case 'apple':
      return `https://maps.apple.com/?q=${where}`;
    case 'osm':
      return point
        ? `https://www.openstreetmap.org/?mlat=${point.latitude}&mlon=${point.longitude}#map=17/${point.latitude}/${point.longitude}`
        : `https://www.openstreetmap.org/search?query=${where}`;
  }
}

/** Half a kilometre to each side, in degrees of latitude. */
const AROUND = 0.004;

/** The map of OpenStreetMap for a frame. */
export function mapFrame({ latitude, longitude }: MapPoint): string {
  const box = [longitude - AROUND * 2, latitude - AROUND, longitude + AROUND * 2, latitude + AROUND];
  const corners = box.map((side) => side.toFixed(5)).join('%2C');
  return `https://www.openstreetmap.org/export/embed.html?bbox=${corners}&layer=mapnik&marker=${latitude}%2C${longitude}`;
}
