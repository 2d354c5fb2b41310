/* SPDX-License-Identifier: Apache-2.0 */

/* Whether waits of the target's are reported as timed out, which its fields keep. */
#ifndef ASSAY_MONITOR_TIMED_WAITS_H
#define ASSAY_MONITOR_TIMED_WAITS_H

#include "monitors.h"
#include "pending.h"

/* MonitorWaited, as say_known_waited says it. */
static inline void JNICALL say_and_keep_waited(jvmtiEnv *env, JNIEnv *jni, jthread thread,
                                               jobject monitor, jboolean timed_out)
{
    jthrowable pending = set_aside(jni);
    if (is_monitor_of_test(jni, monitor)) {
        jclass target = find_class(jni, "monitor/Waiting");
        const char *field = timed_out ? "timedOut" : "notTimedOut";
        (*jni)->SetStaticBooleanField(jni, target, static_field_id(jni, target, field, "Z"), true);
    }
    put_back(jni, pending);
    say_known_waited(env, jni, thread, monitor, timed_out);
}

#endif
