/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("Native code that called a method through JNI receives the value passed to ForceEarlyReturnInt.");

static jclass results;
static jmethodID called;

static void JNICALL hit(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                        jlocation location)
{
    if (method == called)
        say("ForceEarlyReturnInt: %s",
            error_name(ti_if_able(ForceEarlyReturnInt, NULL, 0x12345678)));
}

static void call(JNIEnv *jni)
{
    jint value = (*jni)->CallStaticIntMethod(jni, results, called);
    no_exception(jni);
    say("returned: %d", (int)value);
}

static void observe(JNIEnv *jni, jobject unused)
{
    results = find_class(jni, "method/Results");
    called = static_method_id(jni, results, "i", "()I");
    call(jni);
    on(Breakpoint, hit);
    must(SetBreakpoint, called, 0);
    call(jni);
    must(ClearBreakpoint, called, 0);
}

TEST(.probe = observe, .needs = {.can_force_early_return = 1, .can_generate_breakpoint_events = 1});
