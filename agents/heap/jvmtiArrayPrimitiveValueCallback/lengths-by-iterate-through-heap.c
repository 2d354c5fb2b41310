/* SPDX-License-Identifier: Apache-2.0 */
#include "../lengths.h"

TITLE("IterateThroughHeap reports every element of empty, small and large arrays of each type.");

/* Bulk oracle: each element of forty arrays is compared, the longest with 300,001 elements. */
TEST(.target = "heap.fields.Lengths", .probe = iterate_arrays, .needs = {.can_tag_objects = 1});
