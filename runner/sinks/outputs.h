/* SPDX-License-Identifier: Apache-2.0 */

/* The sinks of one run, together. One that cannot write is reported once and
 * left out from then on; the others go on. */
#ifndef ASSAY_SINKS_OUTPUTS_H
#define ASSAY_SINKS_OUTPUTS_H

#include "cli/options.h"
#include "sinks/sink.h"

struct outputs;

/* Whether the options name their files so that each of several runs (`count`) has
 * one of its own. Complains if not. */
bool outputs_distinct(const struct options *options, size_t count);

/* Opens them for the JVM; a file that cannot be opened is reported. `further`, if not
 * NULL, gets the results too, and is freed with the others. */
struct outputs *outputs_open(const struct options *options, const struct vm *vm,
                             struct sink *further);

void outputs_begin(struct outputs *outputs, const struct run *run);
void outputs_result(struct outputs *outputs, const struct run *run, const struct result *result);
void outputs_end(struct outputs *outputs, const struct run *run);

/* Frees everything. Returns the number of sinks that could not be written. */
size_t outputs_close(struct outputs *outputs);

#endif
