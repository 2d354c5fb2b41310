/* SPDX-License-Identifier: Apache-2.0 */

/* A plan in parts, whose union it is, for several machines. */
#ifndef ASSAY_CATALOG_SHARD_H
#define ASSAY_CATALOG_SHARD_H

#include "catalog/plan.h"

/* How long tests took, by their ids. */
struct test_times;

struct test_times *test_times_new(void);
void test_times_free(struct test_times *times);

/* Adds a test; of one that is there already, the first time counts. A time below a millisecond counts as
 * one. */
void test_times_add(struct test_times *times, const char *id, double seconds);

/*
 * Keeps part `shard` (from 1) of `shards` of the plan, in its order. Without times (NULL) a part is each
 * shards-th test. With them the longest test left goes to the part that has least to do, so all take
 * about as long; a test without a time counts as their median. The same plan and the same times make
 * the same parts.
 */
void shard_keep(struct plan *plan, unsigned shard, unsigned shards, const struct test_times *times);

#endif
