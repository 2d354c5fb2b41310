/* SPDX-License-Identifier: Apache-2.0 */

/* The places in a JVM's machine code that a scenario executes: those of the table of runner/faults/branches.sh,
 * recorded by breakpoints of the library of faults. The table, and what kept scenarios execute, are files in
 * a directory of that build of the JVM:
 *
 *     places-DIGEST/table           the table
 *     places-DIGEST/NAME.places     of the scenario NAME: the table's digest, and a bit for each place
 */
#ifndef ASSAY_EXPLORE_PLACES_H
#define ASSAY_EXPLORE_PLACES_H

#include "audit/branch_table.h"
#include "base/home.h"
#include "vm/vm.h"

struct places;

/* Reads the table of that JVM in its directory below `directory`, or makes it. The result is for places_free.
 * NULL after a message; or, if there can be no table of this JVM, with the reason in *why (allocated; else
 * NULL). */
struct places *places_open(const char *directory, const struct vm *vm, const struct home *home,
                           char **why);
void places_free(struct places *places);

/* How many there are. */
size_t places_count(const struct places *places);

/* Whether the place of that number is in the set, which may be empty. */
bool places_has(const struct reach *reach, size_t place);

/* What the library of faults is given, before '@' and the file of its report. */
const char *places_trace(const struct places *places);

/* Takes the set from the report, a file that the JVM wrote below `directory`. False, and the set stays empty, if
 * nothing was recorded. */
bool places_take(const struct places *places, struct reach *reach, const char *directory,
                 const char *report);

/* The set of a kept scenario. False, and the set stays empty, if there is none of this table. */
bool places_load(const struct places *places, struct reach *reach, const char *name);

/* Keeps it. Returns 0, or -1 after a message. */
int places_save(const struct places *places, const struct reach *reach, const char *name);

/* Removes the sets of that scenario for all JVMs whose tables are below `directory`. */
void places_forget(const char *directory, const char *name);

#endif
