/* SPDX-License-Identifier: Apache-2.0 */
#include "../lengths.h"

TITLE("FollowReferences gives each element of arrays of each type, empty, small and large.");

TEST(.target = "heap.fields.Lengths", .probe = follow_arrays, .needs = {.can_tag_objects = 1});
