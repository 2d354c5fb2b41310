/* SPDX-License-Identifier: Apache-2.0 */

/* The page of all known deviations, in Markdown. */
#ifndef ASSAY_HISTORY_KNOWN_PAGE_H
#define ASSAY_HISTORY_KNOWN_PAGE_H

#include <stdio.h>

#include "judge/suite.h"

/* Writes the page: a section for each cause, and in it its pins. The suite has rules, index, tests
 * and known deviations. */
void known_page(const struct suite *suite, FILE *stream);

/* Writes the section of one cause. */
void known_page_cause(const struct suite *suite, const struct known_cause *cause, FILE *stream);

/* Where on the page a cause is. */
enum known_part { PART_OPEN, PART_SHOULD, PART_FIXED, PART_ZERO, PART_LIVENESS, PART_ISSUE, PARTS };
enum known_part known_part_of(const struct known_cause *cause, const struct rules *rules);
const char *known_part_title(enum known_part part);

#endif
