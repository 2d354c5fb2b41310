/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("Native code that called a method through JNI receives the value passed to ForceEarlyReturnObject.");

static jclass results;
static jmethodID called;

static void JNICALL hit(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                        jlocation location)
{
    if (method == called)
        say("ForceEarlyReturnObject: %s",
            error_name(ti_if_able(ForceEarlyReturnObject, NULL, results)));
}

static void call(JNIEnv *jni)
{
    jobject value = (*jni)->CallStaticObjectMethod(jni, results, called);
    no_exception(jni);
    say("returned the class: %s", truth((*jni)->IsSameObject(jni, value, results)));
}

static void observe(JNIEnv *jni, jobject unused)
{
    results = find_class(jni, "method/Results");
    called = static_method_id(jni, results, "o", "()Ljava/lang/Object;");
    call(jni);
    on(Breakpoint, hit);
    must(SetBreakpoint, called, 0);
    call(jni);
    must(ClearBreakpoint, called, 0);
}

TEST(.probe = observe, .needs = {.can_force_early_return = 1, .can_generate_breakpoint_events = 1});
