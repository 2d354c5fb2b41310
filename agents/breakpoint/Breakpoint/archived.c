/* SPDX-License-Identifier: Apache-2.0 */
#include "processes.h"
#include "redefine.h"

TITLE("Breakpoint is posted in a method of a class that the JVM has from an archive.");

static void JNICALL on_breakpoint(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                                  jlocation location)
{
    say("breakpoint at %d of %s", (int)location, method_name(method));
}

static void observe(JNIEnv *jni, jobject subject)
{
    static int probes;
    if (++probes == 1)
        return;
    jmethodID answer = method_id(jni, class_of_probe(jni, subject), "answer",
                                 "()Ljava/lang/String;");
    on(Breakpoint, on_breakpoint);
    if (probes == 2)
        SAY_CALL(SetBreakpoint, answer, 0);
    else
        SAY_CALL(ClearBreakpoint, answer, 0);
}

TEST(.target = "redefine.Archived", .load = load_from_archive, .probe = observe, .cases = ARCHIVES,
     .since = 17, .timeout = 120, .needs = {.can_generate_breakpoint_events = 1});
