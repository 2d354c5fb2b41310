/* SPDX-License-Identifier: Apache-2.0 */
#include "../queueing.h"

TITLE("Suspended, a virtual thread that queues for a monitor keeps no platform thread out.");

QUEUEING_TEST("virtual", "platform", .since = 21, .vm_args = LIST(CARRIERS));
