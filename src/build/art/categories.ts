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
      [14, 166, 66, 34],
      [90, 166, 66, 34],
      [90, 126, 66, 34],
      [166, 166, 66, 34],
      [166, 126, 66, 34],
      [166, 86, 66, 34],
      [242, 166, 66, 34],
      [242, 126, 66, 34],
      [242, 86, 66, 34],
      [242, 46, 66, 34],
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
      [20, 28, 288, 172],
      [92, 52, 216, 148],
      [148, 76, 160, 124],
      [196, 100, 112, 100],
      [240, 124, 68, 76],
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
      [10, 172, 66, 28],
      [82, 172, 74, 28],
      [162, 172, 66, 28],
      [234, 172, 74, 28],
      [118, 138, 74, 28],
      [198, 138, 66, 28],
      [270, 138, 38, 28],
      [158, 104, 66, 28],
      [230, 104, 78, 28],
      [206, 70, 58, 28],
      [270, 70, 38, 28],
      [236, 36, 72, 28],
    ],
  },
  // cairns
  'food-safety': {
    icon: 'utensils',
    stones: [
      [16, 176, 62, 24],
      [96, 174, 78, 26],
      [108, 144, 54, 24],
      [192, 170, 116, 30],
      [202, 134, 94, 30],
      [214, 100, 74, 28],
      [224, 68, 52, 26],
      [234, 40, 34, 22],
    ],
  },
  // strata
  'health-safety': {
    icon: 'hard-hat',
    stones: [
      [10, 174, 298, 26],
      [84, 144, 224, 26],
      [130, 114, 178, 26],
      [176, 84, 132, 26],
      [220, 54, 88, 26],
      [262, 24, 46, 26],
    ],
  },
} as const satisfies Record<Hue, { icon: IconName; stones: readonly Rectangle[] }>;
