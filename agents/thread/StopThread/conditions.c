/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("StopThread refuses unattached threads, wrong phases and missing capabilities.");

static jobject exception; /* global; there is none before VMInit */

static void init(JNIEnv *jni, jthread unused)
{
    jclass klass = find_class(jni, "java/lang/Throwable");
    jobject made = (*jni)->NewObject(jni, klass, method_id(jni, klass, "<init>", "()V"));
    no_exception(jni);
    exception = (*jni)->NewGlobalRef(jni, made);
}

static jvmtiError call(jvmtiEnv *env)
{
    return ti_in(env, StopThread, with.thread, exception != NULL ? exception : with.object);
}

CONDITIONS("StopThread", .init = init, .needs = {.can_signal_thread = 1},
           .cases = LIST("unattached-thread", "disposed-environment", "load", "start", "unload",
                         "without-capability", "relinquished-capability"));
