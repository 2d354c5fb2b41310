/* SPDX-License-Identifier: Apache-2.0 */

/* A request for the pop of the frame that the current event is about. */
#ifndef ASSAY_STACK_OWN_POP_H
#define ASSAY_STACK_OWN_POP_H

#include "assay.h"

/* From 26 on FramePop need not be possible for each Java frame, and where it is not the test is
 * inapplicable. Before, that error is for native methods alone. */
static inline void request_own_pop(void)
{
    jint version = 0;
    must(GetVersionNumber, &version);
    jvmtiError error = ti(NotifyFramePop, NULL, 0);
    if (error == JVMTI_ERROR_OPAQUE_FRAME
        && (version & JVMTI_VERSION_MASK_MAJOR) >> JVMTI_VERSION_SHIFT_MAJOR >= 26)
        inapplicable("FramePop is not possible for a frame with an exception");
    assay_must(assay_env, "NotifyFramePop", error);
}

#endif
