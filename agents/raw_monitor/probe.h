/* SPDX-License-Identifier: Apache-2.0 */

/* The initial thread, and whether it runs main() of assay.Probe: a launcher may start another one for it, and
 * then it is open which of them is the main thread. */
#ifndef ASSAY_RAW_MONITOR_PROBE_H
#define ASSAY_RAW_MONITOR_PROBE_H

#include "threads.h"

static jthread initial;

/* An .init hook. */
static inline void keep_initial(JNIEnv *jni, jthread thread)
{
    initial = (*jni)->NewGlobalRef(jni, thread);
}

static inline void need_initial(JNIEnv *jni)
{
    if (!(*jni)->IsSameObject(jni, initial, current_thread()))
        inapplicable("main() does not run on the initial thread");
}

#endif
