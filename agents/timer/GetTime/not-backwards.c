/* SPDX-License-Identifier: Apache-2.0 */
#include "../counting.h"

TITLE("GetTime never goes back unless its timer may skip backward.");

static void observe(JNIEnv *jni, jobject subject)
{
    jvmtiTimerInfo info = {0};
    must(GetTimerInfo, &info);
    jlong before = 0, now = 0;
    int decreases = 0;
    must(GetTime, &before);
    for (int i = 0; i < 100000; i++) {
        must(GetTime, &now);
        decreases += wrongly_back(&info, before, now);
        before = now;
    }
    say("decreases: %d", decreases);
}

TEST(.probe = observe);
