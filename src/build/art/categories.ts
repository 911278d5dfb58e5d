import type { Hue } from '../../model/hues';
import type { IconName } from '../../ui/icons';
import type { Rectangle } from './stone';

/**
 * The pictures of the course categories, by hue: an icon, and stones that climb from left to right, in the order in which
 * they darken; x, y, width, height on 320 by 200.
 */
export const categories = {
  // stairs
  management: {
    icon: 'briefcase',
    stones: [
      [2, 168, 50, 32],
      [55, 140, 50, 60],
      [108, 116, 50, 84],
      [161, 94, 50, 106],
      [214, 70, 50, 130],
      [267, 40, 51, 160],
    ],
  },
  // stones that overlap and share their colour
  'equality-diversity': {
    icon: 'users',
    stones: [
      [12, 136, 92, 64],
      [64, 120, 74, 80],
      [112, 92, 96, 108],
      [172, 104, 60, 96],
      [194, 52, 90, 148],
      [252, 28, 56, 172],
    ],
  },
  // an organisation in equal blocks
  hr: {
    icon: 'id-card',
    stones: [
      [14, 160, 66, 34],
      [90, 160, 66, 34],
      [90, 120, 66, 34],
      [166, 160, 66, 34],
      [166, 120, 66, 34],
      [166, 80, 66, 34],
      [242, 160, 66, 34],
      [242, 120, 66, 34],
      [242, 80, 66, 34],
      [242, 40, 66, 34],
    ],
  },
  // a causeway
  leadership: {
    icon: 'flag',
    stones: [
      [14, 166, 58, 20],
      [62, 140, 66, 22],
      [118, 114, 72, 24],
      [176, 86, 74, 26],
      [232, 52, 78, 30],
    ],
  },
  // a dolmen with its steps
  licenses: {
    icon: 'wine',
    stones: [
      [12, 176, 58, 24],
      [76, 156, 54, 44],
      [196, 150, 44, 50],
      [140, 102, 34, 98],
      [262, 102, 34, 98],
      [124, 62, 188, 36],
    ],
  },
  // rings of a ripple
  'mental-health': {
    icon: 'heart-handshake',
    stones: [
      [20, 20, 288, 172],
      [92, 44, 216, 148],
      [148, 68, 160, 124],
      [196, 92, 112, 100],
      [240, 116, 68, 76],
    ],
  },
  // a conversation
  'customer-support': {
    icon: 'headphones',
    stones: [
      [14, 160, 112, 28],
      [62, 124, 140, 28],
      [136, 88, 106, 28],
      [124, 52, 150, 28],
      [206, 16, 100, 28],
    ],
  },
  // a wall in courses
  'cyber-security': {
    icon: 'shield-check',
    stones: [
      [10, 166, 66, 28],
      [82, 166, 74, 28],
      [162, 166, 66, 28],
      [234, 166, 74, 28],
      [118, 132, 74, 28],
      [198, 132, 66, 28],
      [270, 132, 38, 28],
      [158, 98, 66, 28],
      [230, 98, 78, 28],
      [206, 64, 58, 28],
      [270, 64, 38, 28],
      [236, 30, 72, 28],
    ],
  },
  // cairns
  'food-safety': {
    icon: 'utensils',
    stones: [
      [16, 170, 62, 24],
      [96, 168, 78, 26],
      [108, 138, 54, 24],
      [192, 164, 116, 30],
      [202, 128, 94, 30],
      [214, 94, 74, 28],
      [224, 62, 52, 26],
      [234, 34, 34, 22],
    ],
  },
  // strata
  'health-safety': {
    icon: 'hard-hat',
    stones: [
      [10, 168, 298, 26],
      [84, 138, 224, 26],
      [130, 108, 178, 26],
      [176, 78, 132, 26],
      [220, 48, 88, 26],
      [262, 18, 46, 26],
    ],
  },
} as const satisfies Record<Hue, { icon: IconName; stones: readonly Rectangle[] }>;
