/* SPDX-License-Identifier: Apache-2.0 */
#include "../../event/collected.h"

TITLE("A second environment is told of the result when the first one's callback has collected.");

static jmethodID make;

static void JNICALL left(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                         jboolean by_exception, jvalue value)
{
    if (method == make)
        told_of(env, jni, "MethodExit", value.l);
}

static void load(JavaVM *vm, char *options)
{
    assay_callbacks.MethodExit = left;
    make_second(&(jvmtiCapabilities){.can_generate_method_exit_events = 1});
}

static void observe(JNIEnv *jni, jobject unused)
{
    make = static_method_id(jni, find_class(jni, "event/Numbered"), "make", "(I)Levent/Numbered;");
    enable_in_both(JVMTI_EVENT_METHOD_EXIT);
}

TEST(.target = "event.Numbered", .args = LIST("returned"), .load = load, .probe = observe,
     .needs = {.can_generate_method_exit_events = 1});
