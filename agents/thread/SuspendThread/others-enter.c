/* SPDX-License-Identifier: Apache-2.0 */
#include "../../virtual_thread/queueing.h"

TITLE("A suspended thread that queues for a monitor does not keep others from entering it.");

QUEUEING_TEST("platform", "platform");
