/* SPDX-License-Identifier: Apache-2.0 */
#include "class_file.h"

TITLE("GetBytecodes returns instructions that name the constants of the class file, with breakpoints too.");

static void observe(JNIEnv *jni, jobject klass)
{
    static const char *const names[] = {"narrow", "wide"};
    static bool have_breakpoints;
    struct constant_pool pool = get_constant_pool((jclass)klass);
    for (int i = 0; i < 2; i++) {
        jlocation start = 0, end = 0;
        jmethodID method = static_method_id(jni, (jclass)klass, names[i], "()V");
        must(GetMethodLocation, method, &start, &end);
        for (jlocation at = 0; !have_breakpoints && at <= end; at += 4)
            must(SetBreakpoint, method, at);
        say_constants(&pool, method, names[i]);
    }
    have_breakpoints = true;
    free_constant_pool(&pool);
}

TEST(.target = "classfile.WideConstants", .probe = observe,
     .needs = {
         .can_get_bytecodes = 1, .can_get_constant_pool = 1, .can_generate_breakpoint_events = 1});
