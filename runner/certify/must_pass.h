/* SPDX-License-Identifier: Apache-2.0 */

/* The tests of which a JVM must pass all: those that check an obligation of its specification
 * version. They follow from the descriptors, the expected files and the rules. */
#ifndef ASSAY_CERTIFY_MUST_PASS_H
#define ASSAY_CERTIFY_MUST_PASS_H

#include "base/text.h"
#include "catalog/catalog.h"
#include "judge/challenges.h"
#include "spec/rules.h"

/* Adds the ids for a specification version, without challenged tests. Returns 0, or -1 after a
 * message. */
int must_pass_make(struct strings *ids, const struct catalog *catalog, const struct rules *rules,
                   const struct challenges *challenges, int spec);

/* The list as a file. Allocated. */
char *must_pass_text(const struct strings *ids, int spec);

/* Reads such a file of a directory, in which others may have written. Returns 0, or -1 after a message. */
int must_pass_read(struct strings *ids, const char *directory, const char *name);

#endif
