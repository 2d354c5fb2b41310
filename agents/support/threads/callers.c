/* SPDX-License-Identifier: Apache-2.0 */
#include "callers.h"

#include "threads.h"

static struct {
    void (*function)(JNIEnv *jni, void *argument);
    void *argument;
} called;

static void run_called(JNIEnv *jni, void *argument)
{
    called.function(jni, called.argument);
}

static void JNICALL call_and_release(jvmtiEnv *env, JNIEnv *jni, void *argument)
{
    called.function(jni, called.argument);
    release_point("called");
}

static void JNICALL call_back(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                              jlocation location)
{
    called.function(jni, called.argument);
}

static void JNICALL call_in_native(JNIEnv *jni, jclass klass)
{
    if (is_case("virtual-thread"))
        called.function(jni, called.argument);
}

static void call_in_java(JNIEnv *jni)
{
    static JNINativeMethod native = {"call", "()V", (void *)call_in_native};
    jclass klass = find_class(jni, "assay/Caller");
    bool is_virtual = is_case("virtual-thread") || is_case("callback-in-virtual-thread");
    if ((*jni)->RegisterNatives(jni, klass, &native, 1) != JNI_OK)
        broken("RegisterNatives failed");
    if (!is_case("virtual-thread")) {
        on(Breakpoint, call_back);
        must(SetBreakpoint, static_method_id(jni, klass, "reached", "()V"), 0);
    }
    jmethodID method = static_method_id(jni, klass, is_virtual ? "callInVirtualThread" : "callHere",
                                        "()V");
    (*jni)->CallStaticVoidMethod(jni, klass, method);
    no_exception(jni);
}

void have_called(JNIEnv *jni, void (*function)(JNIEnv *jni, void *argument), void *argument)
{
    called.function = function;
    called.argument = argument;
    if (is_case("agent-thread")) {
        start_agent_thread(jni, "caller", call_and_release, NULL);
        arrive_and_wait("called");
    } else if (is_case("attached-thread")) {
        run_attached("caller", NULL, false, run_called, NULL);
    } else {
        call_in_java(jni);
    }
}
