/* SPDX-License-Identifier: Apache-2.0 */

/* The order of pins, and how those that say the same become one. */
#ifndef ASSAY_HISTORY_PINS_JOINED_H
#define ASSAY_HISTORY_PINS_JOINED_H

#include "history/known_pins.h"

enum pin_field {
    PIN_VM,
    PIN_VERSIONS,
    PIN_ARGUMENTS,
    PIN_VENDOR,
    PIN_ARCHITECTURE,
    PIN_SOMETIMES,
    PIN_BODY
};

/* Instead of a field: none. */
enum { PIN_FIELDS = PIN_BODY + 1 };

/* Orders two lines by all fields but one: < 0, 0, > 0. */
int pin_line_order(const struct pin_line *a, const struct pin_line *b, size_t but);

/* Orders two lists of ranges by the first; a range without a lower bound comes before all others. */
int pin_version_order(const char *a, const char *b);

/* Joins those that differ in one of versions, VM and arguments alone. Each stands where the first of
 * them stood. */
void pin_lines_join(struct pin_lines *lines);

#endif
