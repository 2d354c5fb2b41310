/* SPDX-License-Identifier: Apache-2.0 */

/* What an HTML page of results explains of itself: the causes of known deviations, and where the
 * specification is. */
#ifndef ASSAY_HTML_PAGE_NOTES_H
#define ASSAY_HTML_PAGE_NOTES_H

#include <jansson.h>

#include "base/home.h"
#include "spec/rules.h"

/* Of each cause that `ids` (the keys of an object) names and the suite records, by its id: its title,
 * status and behavior, and its bugs or null, as an array. A new reference. */
json_t *page_notes_causes(const json_t *ids, const struct home *home, const struct rules *rules);

/* Of each release its edition of the specification, by its number: name and address, as an array. A new
 * reference. */
json_t *page_notes_editions(const char *spec);

#endif
