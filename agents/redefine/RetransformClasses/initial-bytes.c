/* SPDX-License-Identifier: Apache-2.0 */
#include "../redefinition.h"

TITLE("Each retransformation starts from the initial code, after RedefineClasses from that one.");

/* What number() gives in a class file: its code is two bytes, iconst_1 or another, and ireturn.
 * The rest of the bytes need not be those that were defined, nor the same each time. */
static int number_in(const unsigned char *bytes, jint length)
{
    static const unsigned char code_length[] = {0, 0, 0, 2};
    for (jint at = 0; at + 6 <= length; at++)
        if (memcmp(bytes + at, code_length, sizeof code_length) == 0 && bytes[at + 5] == 0xac)
            return bytes[at + 4] - 3;
    return -1;
}

static void JNICALL look(jvmtiEnv *env, JNIEnv *jni, jclass redefined, jobject loader,
                         const char *name, jobject domain, jint length,
                         const unsigned char *bytes, jint *new_length, unsigned char **new_bytes)
{
    if (name == NULL || strcmp(name, hook_class) != 0)
        return;
    say("the hook sees number %d", number_in(bytes, length));
    hook_replace(env, jni, redefined, loader, name, domain, length, bytes, new_length, new_bytes);
}

static void observe(JNIEnv *jni, jobject subject)
{
    jclass klass = (*jni)->GetObjectArrayElement(jni, subject, 0);
    on(ClassFileLoadHook, look);
    say("RetransformClasses: %s", error_name(ti(RetransformClasses, 1, &klass)));
    hook_file = class_file_at(jni, subject, 1);
    say("RetransformClasses: %s", error_name(ti(RetransformClasses, 1, &klass)));
    say("RetransformClasses: %s", error_name(ti(RetransformClasses, 1, &klass)));
    struct class_file file = hook_file;
    hook_file.bytes = NULL;
    off(ClassFileLoadHook);
    const jvmtiClassDefinition definition = {klass, file.length, file.bytes};
    must(RedefineClasses, 1, &definition);
    on(ClassFileLoadHook, look);
    say("RetransformClasses: %s", error_name(ti(RetransformClasses, 1, &klass)));
    off(ClassFileLoadHook);
}

TEST(.target = "redefine.Redefined", .args = LIST("new-bodies"), .probe = observe,
     .needs = {.can_retransform_classes = 1, .can_redefine_classes = 1});
