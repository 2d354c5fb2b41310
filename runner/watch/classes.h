/* SPDX-License-Identifier: Apache-2.0 */

/* The class files that the build makes of javasrc, and which of them a change concerns. */
#ifndef ASSAY_WATCH_CLASSES_H
#define ASSAY_WATCH_CLASSES_H

#include <stdbool.h>

#include "base/home.h"
#include "base/numbering.h"
#include "catalog/catalog.h"

struct classes;

/* As they are now. */
struct classes *classes_read(const struct home *home);
void classes_free(struct classes *classes);

/* What was read of the file of that absolute path does not count any more: it differs from any other. */
void classes_forget(struct classes *classes, const char *path);

/* Adds the names, as in "thread/Parked", of the classes that are not the same in both, and of those that mention
 * one of these, and so on. */
void classes_compare(const struct classes *before, const struct classes *after,
                     struct numbering *names);

/* Whether the test has one of the classes as its target, or its agent mentions one. */
bool classes_concern(const struct numbering *names, const struct test *test);

#endif
