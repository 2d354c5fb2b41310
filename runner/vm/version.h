/* SPDX-License-Identifier: Apache-2.0 */

/* Ranges of JVM versions, as known deviations name them. */
#ifndef ASSAY_VM_VERSION_H
#define ASSAY_VM_VERSION_H

#include <stdbool.h>

/*
 * A range is "A..B", "A..", "..B" or "A". A bound without a point ("17") is a
 * feature release. One with points ("17.0.12", "21.0.3+9") is compared with the
 * version of the VM, number by number, as far as the bound goes: 17.0.12 as an
 * upper bound takes in 17.0.12+7.
 */
bool version_range_valid(const char *range);

/* Whether the JVM is in a valid range. `version` is java.vm.version, in which
 * HotSpot calls update 412 of release 8 "25.412-b08": it is taken as 8.0.412. */
bool version_in_range(const char *range, const char *version, int feature);

/* The same for a list of ranges with ", " between them: "8..17, 21.0.13". */
bool version_ranges_valid(const char *ranges);
bool version_in_ranges(const char *ranges, const char *version, int feature);

/* Orders two JVMs by java.vm.version, with feature releases: < 0, 0, > 0. */
int version_order(const char *a, int feature_a, const char *b, int feature_b);

#endif
