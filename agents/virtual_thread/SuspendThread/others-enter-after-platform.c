/* SPDX-License-Identifier: Apache-2.0 */
#include "../queueing.h"

TITLE("Suspended, a platform thread that queues for a monitor keeps no virtual thread out.");

QUEUEING_TEST("platform", "virtual", .since = 21, .vm_args = LIST(CARRIERS));
