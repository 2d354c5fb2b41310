/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("Native code that called a method through JNI receives the value passed to ForceEarlyReturnInt.");

static jclass results;

static void JNICALL hit(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                        jlocation location)
{
    say("ForceEarlyReturnInt: %s", error_name(ti_if_able(ForceEarlyReturnInt, NULL, 0x12345678)));
}

static void call(JNIEnv *jni, jmethodID method)
{
    jint value = (*jni)->CallStaticIntMethod(jni, results, method);
    no_exception(jni);
    say("returned: %d", (int)value);
}

static void observe(JNIEnv *jni, jobject unused)
{
    results = find_class(jni, "method/Results");
    jmethodID method = static_method_id(jni, results, "i", "()I");
    call(jni, method);
    on(Breakpoint, hit);
    must(SetBreakpoint, method, 0);
    call(jni, method);
    must(ClearBreakpoint, method, 0);
}

TEST(.probe = observe, .needs = {.can_force_early_return = 1, .can_generate_breakpoint_events = 1});
