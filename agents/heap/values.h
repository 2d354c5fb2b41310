/* SPDX-License-Identifier: Apache-2.0 */

/* The objects of heap.fields.Values by their place in the probe's array. Their lines are recorded
 * by that place, which is their tag. */
#ifndef ASSAY_HEAP_VALUES_H
#define ASSAY_HEAP_VALUES_H

#include "heap.h"

enum { ARRAYS_FIRST, EMPTY_ARRAY = 8, PLAIN_STRING, EMPTY_STRING, WIDE_STRING, REFERENCES };

#endif
