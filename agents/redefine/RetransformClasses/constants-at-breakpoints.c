/* SPDX-License-Identifier: Apache-2.0 */
#include "class_file.h"
#include "redefine.h"

TITLE("RetransformClasses starts from code that names the constants of the class, with breakpoints too.");

static int hooks;

static void JNICALL hook(HOOK_PARAMETERS)
{
    if (redefined == NULL || name == NULL || strcmp(name, "classfile/WithConstants") != 0)
        return;
    hooks++;
    give_copy(env, bytes, length, new_bytes, new_length);
}

static void observe(JNIEnv *jni, jobject subject)
{
    static const char *const names[] = {"narrow", "wide"};
    jclass klass = (jclass)subject;
    jlocation start = 0, end = 0;
    for (int i = 0; i < 2; i++) {
        jmethodID method = static_method_id(jni, klass, names[i], "()V");
        must(GetMethodLocation, method, &start, &end);
        for (jlocation at = 0; at <= end; at += 4)
            must(SetBreakpoint, method, at);
    }
    hooks = 0;
    on(ClassFileLoadHook, hook);
    jvmtiError error = ti(RetransformClasses, 1, &klass);
    off(ClassFileLoadHook);
    say("RetransformClasses: %s, hook %d", error_name(error), hooks);
    struct constant_pool pool = get_constant_pool(klass);
    for (int i = 0; i < 2; i++)
        say_constants(&pool, static_method_id(jni, klass, names[i], "()V"), names[i]);
    free_constant_pool(&pool);
}

TEST(.target = "classfile.WideConstants", .probe = observe,
     .needs = {.can_get_bytecodes = 1,
               .can_get_constant_pool = 1,
               .can_retransform_classes = 1,
               .can_generate_breakpoint_events = 1});
