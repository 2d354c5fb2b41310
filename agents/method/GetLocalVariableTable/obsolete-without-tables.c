/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("GetLocalVariableTable returns an obsolete method's table also if the new version has none.");

static void say_count(const char *when)
{
    jmethodID method = NULL;
    jlocation location = -2;
    jint count = -1;
    jvmtiLocalVariableEntry *entries = NULL;
    jboolean obsolete = 7;
    must(GetFrameLocation, NULL, 0, &method, &location);
    must(IsMethodObsolete, method, &obsolete);
    jvmtiError error = ti(GetLocalVariableTable, method, &count, &entries);
    say("%s: obsolete %s, %s %d", when, truth(obsolete), error_name(error),
        error == JVMTI_ERROR_NONE ? (int)count : 0);
}

static void JNICALL on_breakpoint(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                                  jlocation location)
{
    say_count("before");
    redefine_framed(jni, 1);
    say_count("after");
}

static void observe(JNIEnv *jni, jobject subject)
{
    keep_framed(jni, subject);
    on(Breakpoint, on_breakpoint);
    must(SetBreakpoint, framed_method(jni, "variables", "(I)Ljava/lang/String;"), 0);
}

TEST(.target = "redefine.Framing", .args = LIST("variables", "without-tables"), .probe = observe,
     .needs = {.can_redefine_classes = 1,
               .can_generate_breakpoint_events = 1,
               .can_access_local_variables = 1});
