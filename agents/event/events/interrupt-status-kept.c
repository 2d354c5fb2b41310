/* SPDX-License-Identifier: Apache-2.0 */
#include "../by_case.h"

TITLE("An event leaves its thread interrupted: in the handler, and for the sleep after it.");

static void caused(JNIEnv *jni, jthread thread, jmethodID method, jlocation location)
{
    jint state = 0;
    if (method != source.method || location != 0)
        return;
    must(GetThreadState, thread, &state);
    say("in the handler: interrupted %s", truth((state & JVMTI_THREAD_STATE_INTERRUPTED) != 0));
}

static void observe(JNIEnv *jni, jobject unused)
{
    know_source(jni, "event/Interrupted", "touch", "(I)V");
    enable_case(jni);
}

TEST(.target = "event.Interrupted", .probe = observe, .needs = EVENT_NEEDS, .cases = EVENT_CASES);
