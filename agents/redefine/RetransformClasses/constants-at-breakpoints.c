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

/* At each constant, and at the end. Another class file of the class may have other indices, and so other
 * lengths of instructions. */
static void set_breakpoints(jmethodID method)
{
    jint size = 0;
    unsigned char *code = NULL;
    must(GetBytecodes, method, &size, &code);
    size = readable(code, size);
    for (jint at = 0, next = 0; at < size; at = next) {
        next = next_instruction(code, size, at);
        if (constant_index_bytes(code[at]) != 0 || next == size)
            must(SetBreakpoint, method, at);
    }
    release(code);
}

static void observe(JNIEnv *jni, jobject subject)
{
    static const char *const names[] = {"narrow", "wide"};
    jclass klass = (jclass)subject;
    for (int i = 0; i < 2; i++)
        set_breakpoints(static_method_id(jni, klass, names[i], "()V"));
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
