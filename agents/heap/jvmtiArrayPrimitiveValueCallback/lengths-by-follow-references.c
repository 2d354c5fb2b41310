/* SPDX-License-Identifier: Apache-2.0 */
#include "../lengths.h"

TITLE("FollowReferences reports every element of empty, small and large arrays of each type.");

TEST(.target = "heap.fields.Lengths", .probe = follow_arrays, .needs = {.can_tag_objects = 1});
