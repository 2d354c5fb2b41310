/* SPDX-License-Identifier: Apache-2.0 */
#include "../several.h"

TITLE("RetransformClasses of three classes takes effect in the compiled callers of each.");

static jobjectArray given;

static void JNICALL hook(HOOK_PARAMETERS)
{
    jsize index = redefined == NULL ? -1 : index_of_class(jni, given, redefined);
    if (index < 0)
        return;
    struct class_bytes file = class_bytes_at(jni, given, index + 1);
    give_copy(env, file.bytes, file.length, new_bytes, new_length);
    free(file.bytes);
}

static void observe(JNIEnv *jni, jobject subject)
{
    jclass classes[] = {element(jni, subject, 0), element(jni, subject, 2),
                        element(jni, subject, 4)};
    given = subject;
    on(ClassFileLoadHook, hook);
    SAY_CALL(RetransformClasses, 3, classes);
    off(ClassFileLoadHook);
}

TEST(.target = "redefine.HotThree", .probe = observe, .timeout = 60,
     .vm_args = LIST(COMPILED_EARLY), .needs = {.can_retransform_classes = 1});
