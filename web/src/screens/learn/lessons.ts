/** Every lesson, in the order in which they are offered. */

import { GRAND_AUSTRIA_HOTEL } from "./grand_austria_hotel";
import { HOTEL_KOENIG } from "./hotel_koenig";
import type { Lesson } from "./lesson";

export const LESSONS: Lesson[] = [GRAND_AUSTRIA_HOTEL, HOTEL_KOENIG];
