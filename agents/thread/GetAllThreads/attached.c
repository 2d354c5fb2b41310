/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"

TITLE("GetAllThreads lists a thread from its attachment through JNI until it is detached.");

static jobject thread;

static void in_attached(JNIEnv *jni, void *unused)
{
    jthread self = NULL;
    must(GetCurrentThread, &self);
    say("attached: %d", times_listed(jni, self));
    thread = (*jni)->NewGlobalRef(jni, self);
}

static void observe(JNIEnv *jni, jobject subject)
{
    run_attached("attached", NULL, false, in_attached, NULL);
    say("detached: %d", times_listed(jni, thread));
    run_attached("attached", NULL, true, in_attached, NULL);
    say("detached: %d", times_listed(jni, thread));
}

TEST(.probe = observe);
