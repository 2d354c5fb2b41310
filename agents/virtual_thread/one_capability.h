/* SPDX-License-Identifier: Apache-2.0 */

/* An environment with one of the two capabilities that the functions for all virtual threads need. */
#ifndef ASSAY_VIRTUAL_THREAD_ONE_CAPABILITY_H
#define ASSAY_VIRTUAL_THREAD_ONE_CAPABILITY_H

#include "virtual.h"

#define ONE_CAPABILITY_CASES LIST("can-suspend", "can-support-virtual-threads")

static inline jvmtiEnv *environment_of_case(void)
{
    jvmtiCapabilities capabilities = {0};
    if (is_case("can-suspend"))
        capabilities.can_suspend = 1;
    else
        add_bit(&capabilities, CAN_SUPPORT_VIRTUAL_THREADS);
    return new_environment_with(&capabilities);
}

#endif
