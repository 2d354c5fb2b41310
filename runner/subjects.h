/* SPDX-License-Identifier: Apache-2.0 */

/* What rules are about: the functions of spec/functions.tsv with their categories, the
 * events of spec/events.tsv, and sections and types. */
#ifndef ASSAY_SUBJECTS_H
#define ASSAY_SUBJECTS_H

#include <stddef.h>

enum subject_kind { SUBJECT_FUNCTION, SUBJECT_EVENT, SUBJECT_OTHER };

struct subjects;

/* Reads the tables of the directory. NULL after saying what is wrong. */
struct subjects *subjects_read(const char *directory);
void subjects_free(struct subjects *subjects);

enum subject_kind subject_kind(const struct subjects *subjects, const char *name);

/* The category of a function; "event" for an event, "section" for all else. */
const char *subject_category(const struct subjects *subjects, const char *name);

/* How many functions or events there are. */
size_t subject_count(const struct subjects *subjects, enum subject_kind kind);

#endif
