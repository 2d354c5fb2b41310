/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("GetLocalVariableTable returns an obsolete method's table also if the new version has none.");

/* The entries may come in any order; each has a slot of its own, and none is in slot 3. */
static void say_entries(const char *when)
{
    jmethodID method = NULL;
    jlocation location = -2;
    jint count = -1;
    jvmtiLocalVariableEntry *entries = NULL;
    const char *names[5] = {"", "", "", "", ""};
    jboolean obsolete = 7;
    must(GetFrameLocation, NULL, 0, &method, &location);
    must(IsMethodObsolete, method, &obsolete);
    jvmtiError error = ti(GetLocalVariableTable, method, &count, &entries);
    if (error != JVMTI_ERROR_NONE)
        count = 0;
    for (jint i = 0; i < readable(entries, count); i++)
        if (entries[i].slot >= 0 && entries[i].slot < 5)
            names[entries[i].slot] = entries[i].name;
    say("%s: obsolete %s, %s %d (%s, %s, %s, %s, %s)", when, truth(obsolete), error_name(error),
        (int)count, names[0], names[1], names[2], names[3], names[4]);
}

static void JNICALL on_breakpoint(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                                  jlocation location)
{
    say_entries("before");
    redefine_framed(jni, 1);
    say_entries("after");
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
