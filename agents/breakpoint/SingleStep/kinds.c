/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("SingleStep is posted in methods of each kind, and at breakpoints, too.");

static void JNICALL stepped(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                            jlocation location)
{
    if (location == 0 && strncmp(method_name(method), "Lexception/KindsOfMethods", 25) == 0)
        say("step in %s", method_name(method));
}

static void JNICALL arrived(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                            jlocation location)
{
    say("breakpoint in %s", method_name(method));
}

static void observe(JNIEnv *jni, jobject unused)
{
    jclass klass = find_class(jni, "exception/KindsOfMethods");
    on(SingleStep, stepped);
    on(Breakpoint, arrived);
    must(SetBreakpoint, method_id(jni, klass, "inBlock", "()V"), 0);
    must(SetBreakpoint, method_id(jni, klass, "inPrivate", "()V"), 0);
}

TEST(.target = "exception.KindsOfMethods", .probe = observe,
     .needs = {.can_generate_single_step_events = 1, .can_generate_breakpoint_events = 1});
