/* SPDX-License-Identifier: Apache-2.0 */

/* What rules are about: the functions of spec/functions.tsv with their categories, the
 * events of spec/events.tsv, and the sections and types of spec/sections.tsv. */
#ifndef ASSAY_SPEC_SPEC_INDEX_H
#define ASSAY_SPEC_SPEC_INDEX_H

#include <stddef.h>

enum subject_kind { SUBJECT_FUNCTION, SUBJECT_EVENT, SUBJECT_OTHER };

struct spec_index;

/* Reads the tables of the directory. NULL after saying what is wrong. */
struct spec_index *spec_index_read(const char *directory);
void spec_index_free(struct spec_index *subjects);

enum subject_kind spec_index_kind(const struct spec_index *subjects, const char *name);

/* The category of a function; "event" for an event, "section" for all else. */
const char *spec_index_category(const struct spec_index *subjects, const char *name);

/* Where the subject is in the specification: the part of an address behind '#'. */
const char *spec_index_anchor(const struct spec_index *subjects, const char *name);

/* How many functions or events there are. */
size_t spec_index_count(const struct spec_index *subjects, enum subject_kind kind);

#endif
