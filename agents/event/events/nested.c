/* SPDX-License-Identifier: Apache-2.0 */
#include "event_causes.h"

TITLE("An event caused in a callback is posted to that callback before it returns.");

static int depth;

static void JNICALL prepared(jvmtiEnv *env, JNIEnv *jni, jthread thread, jclass klass)
{
    if (!is_fresh(klass))
        return;
    depth++;
    say("begin %s, depth %d", class_name(klass), depth);
    if (depth < 3)
        prepare_next(jni);
    say("end %s, depth %d", class_name(klass), depth);
    depth--;
}

static void observe(JNIEnv *jni, jobject threads)
{
    on(ClassPrepare, prepared);
    prepare_next(jni);
}

TEST(.target = "event.Turns", .probe = observe);
