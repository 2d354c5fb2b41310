/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("Each retransformation starts from the initial class file, or from that of the last redefinition.");

static void observe(JNIEnv *jni, jobject subject)
{
    jclass klass = class_of_probe(jni, subject);
    on(ClassFileLoadHook, hook_say_number);
    SAY_CALL(RetransformClasses, 1, &klass);
    hook_file = class_bytes_at(jni, subject, 1);
    SAY_CALL(RetransformClasses, 1, &klass);
    SAY_CALL(RetransformClasses, 1, &klass);
    struct class_bytes file = hook_file;
    hook_file.bytes = NULL;
    off(ClassFileLoadHook);
    const jvmtiClassDefinition definition = {klass, file.length, file.bytes};
    must(RedefineClasses, 1, &definition);
    memset(file.bytes, 0, (size_t)file.length); /* They are the agent's own. */
    on(ClassFileLoadHook, hook_say_number);
    SAY_CALL(RetransformClasses, 1, &klass);
    off(ClassFileLoadHook);
}

TEST(.target = "redefine.Redefined", .args = LIST("new-bodies"), .probe = observe,
     .needs = {.can_retransform_classes = 1, .can_redefine_classes = 1});
