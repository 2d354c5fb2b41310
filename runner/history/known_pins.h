/* SPDX-License-Identifier: Apache-2.0 */

/* Pins of known deviations (docs/known-deviations.md) as they are written: made of results, joined
 * where they say the same, and printed. */
#ifndef ASSAY_HISTORY_KNOWN_PINS_H
#define ASSAY_HISTORY_KNOWN_PINS_H

#include <stdbool.h>
#include <stdio.h>

#include "base/numbering.h"
#include "history/results_file.h"
#include "judge/known.h"

/* One test of a pin, and the JVMs that answer so. What a pin need not have may be "". */
struct pin_line {
    char *vm, *vendor, *architecture, *versions, *sometimes;
    char *arguments; /* lines of them */
    char *test;
    char *body; /* the lines from Test: on */
};

struct pin_lines {
    struct pin_line *items;
    size_t count;
};

/* Adds the pins of the cause that were read from that file. */
void pin_lines_add_known(struct pin_lines *lines, const struct known *known, const char *cause,
                         const char *file);

/* Adds what a result shows. `versions` is a list of ranges, or NULL for the version of the JVM up to
 * its build number. `sometimes` says how often the answer comes, or is NULL for what the repetitions in
 * the file show. Returns false, and adds nothing, of a result in which no line differs. */
bool pin_lines_add_result(struct pin_lines *lines, const struct results_file *file,
                          const struct recorded_result *result, const char *versions,
                          const char *sometimes);

/* Prints them as pins of the cause, which have together what holds for the same JVMs. `vm` is what
 * the cause has as VM, or NULL. */
void pin_lines_print(const struct pin_lines *lines, const char *cause, const char *vm,
                     FILE *stream);

/* Leaves an empty line. */
void pin_line_free(struct pin_line *line);
void pin_lines_free(struct pin_lines *lines);

/* The rules that the differing lines of a result break; those of the test if no line differs. */
void pin_rules_of(const struct recorded_result *result, struct numbering *rules);

/* The pattern for a VM of that name: of every HotSpot of its kind, or the name itself. */
char *pin_vm_pattern(const char *name);

/* The version of a document's JVM up to its build number; that of HotSpot 8 as pins have it; the
 * release where the version does not begin with a number. */
char *pin_version_of(const json_t *vm);

#endif
