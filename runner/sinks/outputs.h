/* SPDX-License-Identifier: Apache-2.0 */

/* The sinks of one run, together. One that cannot write is reported once and
 * left out from then on; the others go on. */
#ifndef ASSAY_SINKS_OUTPUTS_H
#define ASSAY_SINKS_OUTPUTS_H

#include "sinks/sink.h"

/* Where the reports go: a file, "-" for standard output, or NULL. */
struct report_paths {
    const char *tap;
    const char *junit;
    const char *json;
    const char *html; /* one page of all runs, which the caller writes */
};

struct outputs;

/* Whether a report goes to standard output, which it has for itself then. */
bool report_paths_take_stdout(const struct report_paths *paths);

/* Whether the files are named so that each of several runs (`count`) has one of its own.
 * Complains if not. */
bool outputs_distinct(const struct report_paths *paths, size_t count);

/* Tries to begin each report that is a file, and says which directories it makes; these are all that it
 * leaves. What follows {vm} in a name is left out. Returns 0, or -1 after saying what cannot be
 * written. */
int outputs_check(const struct report_paths *paths);

/* Opens them for the JVM, with summary and progress unless `quiet`; a file that cannot be opened
 * is reported. `further`, if not NULL, gets the results too, and is freed with the others. */
struct outputs *outputs_open(const struct report_paths *paths, bool quiet, const struct vm *vm,
                             struct sink *further);

void outputs_begin(struct outputs *outputs, const struct run *run);
void outputs_result(struct outputs *outputs, const struct run *run, const struct result *result);
void outputs_end(struct outputs *outputs, const struct run *run);

/* Frees everything. Returns the number of sinks that could not be written. */
size_t outputs_close(struct outputs *outputs);

#endif
