/* SPDX-License-Identifier: Apache-2.0 */
#include "record.h"

TITLE("Breakpoint is posted in methods that the first tier of compilers inlined by constant handles.");

static void JNICALL arrived(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                            jlocation location)
{
    char *name = NULL;
    must(GetMethodName, method, &name, NULL, NULL);
    record("%s at %d", name, (int)location);
    release(name);
}

static void observe(JNIEnv *jni, jobject subject)
{
    if (subject != NULL) {
        say_sorted_record();
        return;
    }
    jclass class = find_class(jni, "breakpoint/ConstantHandles");
    on(Breakpoint, arrived);
    must(SetBreakpoint, static_method_id(jni, class, "add", "(I)I"), 0);
    must(SetBreakpoint, method_id(jni, class, "next", "(I)I"), 0);
    must(SetBreakpoint, method_id(jni, class, "last", "()I"), 0);
}

TEST(.target = "breakpoint.ConstantHandles", .probe = observe,
     .vm_args = LIST(COMPILED_BY_FIRST_TIER), .needs = {.can_generate_breakpoint_events = 1});
