/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("StopThread refuses null pointers and objects that are not threads.");

static void observe(JNIEnv *jni, jobject threads)
{
    jthread alive = (*jni)->GetObjectArrayElement(jni, threads, 1);
    jclass klass = find_class(jni, "java/lang/IllegalStateException");
    jobject exception = (*jni)->AllocObject(jni, klass);
    jvmtiError error = is_case("null-thread") ? ti(StopThread, NULL, exception)
                       : is_case("no-thread") ? ti(StopThread, klass, exception)
                                              : ti(StopThread, alive, NULL);
    say("StopThread: %s", error_name(error));
}

TEST(.target = "stack.Lifetimes", .probe = observe, .needs = {.can_signal_thread = 1},
     .batch = true, .cases = LIST("null-thread", "no-thread", "null-exception"));
