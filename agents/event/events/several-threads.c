/* SPDX-License-Identifier: Apache-2.0 */
#include "../by_case.h"

TITLE("Of threads that cause the same events at once each gets all of its own.");

static _Thread_local int events;
static _Thread_local int foreign; /* for another thread than the current one */

static void caused(JNIEnv *jni, jthread thread, jmethodID method, jlocation location)
{
    jthread self = NULL;
    if (method != source.method || location != 0)
        return;
    must(GetCurrentThread, &self);
    events++;
    foreign += !(*jni)->IsSameObject(jni, self, thread);
    (*jni)->DeleteLocalRef(jni, self);
}

static void observe(JNIEnv *jni, jobject thread)
{
    if (thread != NULL) {
        say("events: %d, with another thread: %d", events, foreign);
        return;
    }
    know_source(jni, "event/Parallel", "touch", "(I)V");
    enable_case(jni);
}

TEST(.target = "event.Parallel", .probe = observe, .needs = EVENT_NEEDS, .cases = EVENT_CASES);
