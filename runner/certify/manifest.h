/* SPDX-License-Identifier: Apache-2.0 */

/* The suite as it was frozen in suites/must-pass: the digests of its files, and for each
 * specification version the tests that a JVM must pass. */
#ifndef ASSAY_CERTIFY_MANIFEST_H
#define ASSAY_CERTIFY_MANIFEST_H

#include <stdbool.h>

#include "catalog/catalog.h"
#include "judge/challenges.h"
#include "spec/rules.h"
#include "base/text.h"

/* The file of digests, below suites/must-pass: lines of sha256sum. */
#define MANIFEST_SUITE "suite.sha256"

/* Writes the digests, and a list for each specification version (ended by 0). Returns 0, or
 * -1 after a message. */
int manifest_make(const struct home *home, const struct catalog *catalog, const struct rules *rules,
                  const struct challenges *challenges, const int *versions);

/* What differs from the frozen suite, in words that name the file: "agents/x.c was changed".
 * Returns 0, or -1 after a message. */
int manifest_check(const struct home *home, struct strings *differences);

/* The tests of a version's list. Returns 0, or -1 after a message. */
int manifest_read(const char *path, struct strings *ids);

/* SHA-256 of a file in hexadecimal, allocated; NULL with errno set. */
char *digest_of(const char *path);

/* SHA-256 over the digests and names of all files below directories. Allocated. */
char *digest_of_trees(const char *const *directories);

#endif
