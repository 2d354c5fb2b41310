/* SPDX-License-Identifier: Apache-2.0 */

/* The tests of monitor.Delayed with a virtual thread. */
#ifndef ASSAY_VIRTUAL_THREAD_DELAYED_H
#define ASSAY_VIRTUAL_THREAD_DELAYED_H

#include "../monitor/delayed.h"
#include "virtual.h"

#define VIRTUAL_DELAYED_TEST(EVENT)                                                                \
    VIRTUAL_TEST(.target = "virtual_thread.Delayed", .args = LIST(EVENT), .probe = delayed_probe,  \
                 .needs = {.can_generate_monitor_events = 1})

#endif
