/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"
#include "threads.h"

TITLE("GetCurrentContendedMonitor reports one monitor for all blocked threads and for nobody else.");

static void observe(JNIEnv *jni, jobject subjects)
{
    static int probes;
    if (++probes != 3)
        return;
    say_contended_monitor(jni, "null", NULL);
    for (jint i = 1; i <= 6; i++) {
        jthread thread = (*jni)->GetObjectArrayElement(jni, subjects, i);
        if (i > 1)
            say_contending(jni, thread_name(thread), thread);
        else
            say_contended_monitor(jni, thread_name(thread), thread);
    }
}

TEST(.target = "monitor.WaitersAndContenders", .probe = observe,
     .needs = {.can_get_current_contended_monitor = 1});
