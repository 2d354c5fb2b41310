/* SPDX-License-Identifier: Apache-2.0 */

/* The initial thread, and whether it runs main() of assay.Probe: a launcher may start another one for it, and
 * then it is open which of them is the main thread. A wait with a timeout that nobody notifies. */
#ifndef ASSAY_RAW_MONITOR_PROBE_H
#define ASSAY_RAW_MONITOR_PROBE_H

#include "monitors.h"
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

/* Says whether a wait on the monitor lasts so many milliseconds, or, since clocks differ, nearly. The text leaves
 * open whether a wait may end for no reason, so that several are tried. */
static inline void say_timed_wait(jrawMonitorID monitor, jlong timeout)
{
    jvmtiError error = JVMTI_ERROR_NONE;
    jlong passed = 0, enough = MILLISECONDS(timeout) * 9 / 10;
    for (int i = 0; i < 20 && error == JVMTI_ERROR_NONE && passed < enough; i++) {
        jlong before = real_time();
        error = ti(RawMonitorWait, monitor, timeout);
        passed = real_time() - before;
    }
    say("RawMonitorWait: %s", error_name(error));
    say("about the timeout or more passed: %s", truth(passed >= enough));
}

#endif
