/* SPDX-License-Identifier: Apache-2.0 */

/* The threads of virtual_thread.SeveralStates: virtual ones, and a parked platform thread. */
#ifndef ASSAY_VIRTUAL_THREAD_SEVERAL_STATES_H
#define ASSAY_VIRTUAL_THREAD_SEVERAL_STATES_H

#include "threads.h"
#include "virtual.h"

/* HELD is in a native method. */
enum several { HELD, PARKED, UNSTARTED, ENDED, PLATFORM, SEVERAL };

static const char *const several_names[] = {"held", "parked", "unstarted", "ended", "platform"};

#endif
