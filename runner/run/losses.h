/* SPDX-License-Identifier: Apache-2.0 */

/* Tests on another machine whose connection was lost while they ran: one of them may be what ends it.
 * Tests are named by their places in the plan. */
#ifndef ASSAY_RUN_LOSSES_H
#define ASSAY_RUN_LOSSES_H

#include <stddef.h>

#include "remote/machine.h"

struct losses;

struct losses *losses_new(size_t planned);
void losses_free(struct losses *losses);

/* Whether the test must not begin before what runs has ended: what has been lost some times runs alone. */
bool losses_hold(const struct losses *losses, size_t test);

/* A test begins. Returns by how many seconds its client needs more time than its JVM is due. */
double losses_begin(struct losses *losses, size_t test);

/* It has ended: what became of it. Without a machine it has run to its end. */
enum machine_end losses_end(struct losses *losses, size_t test, struct machine *machine,
                            const struct job *job, struct outcome *outcome);

/* Whether it has been lost too often to be begun again. */
bool losses_enough(const struct losses *losses, size_t test);

/* Counts anew. */
void losses_forget(struct losses *losses, size_t test);

#endif
